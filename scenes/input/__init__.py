"""Devices and what people mean by them: mouse, keyboard and gamepad are three sources of the same intents."""

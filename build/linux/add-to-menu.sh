#!/bin/sh
# Puts Tabletop into this person's menu, from the folder it lies in. Run it again after moving the folder;
# with --remove it takes Tabletop out of the menu.
set -eu
folder=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
data=${XDG_DATA_HOME:-$HOME/.local/share}
entry=$data/applications/tabletop.desktop
icon=$data/icons/hicolor/512x512/apps/tabletop.png

if [ "${1:-}" = --remove ]; then
    rm -f -- "$entry" "$icon"
    echo "Tabletop is no longer in the menu."
    exit 0
fi

# Inside the quotes of an Exec line these characters need a backslash, and that one more in a desktop file.
program=$(printf '%s' "$folder/tabletop" | sed -e 's/\\/\\\\\\\\/g' -e 's/["`$]/\\\\&/g' -e 's/%/%%/g')
mkdir -p -- "$(dirname -- "$entry")" "$(dirname -- "$icon")"
cp -- "$folder/tabletop.png" "$icon"
{
    grep -v '^Exec=' "$folder/tabletop.desktop"
    printf 'Exec="%s"\n' "$program"
} >"$entry"
echo "Tabletop is in the menu: $entry"

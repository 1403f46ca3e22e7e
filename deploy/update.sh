#!/bin/bash
# Installs a release beside the one that runs, and switches to it. As root:
#
#   update.sh [TAG|COMMIT]   the newest tagged release by default, or the branch where none is
#   update.sh --back         the release before, with the data that it had
#
# The folder SITE (/opt/masjid) holds repository, a clone; releases, one folder each with its
# packages; two links, current and previous; and a copy of this file. systemd holds the socket, so visitors wait for the
# second or two that the switch takes, and nobody is refused. docs/updating.md describes the steps.
set -euo pipefail

SITE=${SITE:-/opt/masjid}
BACKUPS=${BACKUPS:-/var/lib/masjid-backups}
RUN_AS=${RUN_AS:-masjid}
# What starts and stops the service: called with start, stop or restart, and its name.
CONTROL=${CONTROL:-systemctl}
ADDRESS=${ADDRESS:-http://127.0.0.1:8888}
export DATA_DIR=${DATA_DIR:-/var/lib/masjid}

say() { echo "== $*"; }
fail() { echo "$*" >&2; exit 1; }

# One of the site's commands, as the user of the service, so that it may read and write its files.
run() {
  local release=$1 command=$2
  shift 2
  local line=("$release/node_modules/.bin/node" "netlify/admin/$command.ts" "$@")
  if [ "$(id -un)" = "$RUN_AS" ]; then (cd "$release" && "${line[@]}")
  else (cd "$release" && runuser -u "$RUN_AS" -- env DATA_DIR="$DATA_DIR" "${line[@]}"); fi
}

# A link is replaced in one step: ln alone removes the old one first.
link() { ln -sfn "$1" "$SITE/$2.new" && mv -T "$SITE/$2.new" "$SITE/$2"; }

healthy() {
  for _ in $(seq 60); do
    curl -fsS -o /dev/null --max-time 5 "$ADDRESS/api/health" 2>/dev/null && return
    sleep 1
  done
  return 1
}

# Unpacks a commit and installs its packages. A folder gets its name once it is complete.
install_release() {
  local commit=$1 release=$2
  [ -d "$release" ] && return
  rm -rf "$release.part" && mkdir -p "$release.part"
  git -C "$SITE/repository" archive "$commit" | tar -x -C "$release.part"
  (cd "$release.part" && npm ci --no-audit --no-fund)
  install -d "$release.part/.astro"
  mv -T "$release.part" "$release"
}

forward() {
  local wanted=${1:-} clone="$SITE/repository" commit release before backup
  git -C "$clone" fetch --quiet --tags --force origin
  [ -n "$wanted" ] || wanted=$(git -C "$clone" tag --list 'v*' --sort=-v:refname | head -n 1)
  commit=$(git -C "$clone" rev-parse --verify --quiet "${wanted:-origin/HEAD}^{commit}") ||
    fail "There is no release ${wanted:-in $clone}."
  release="$SITE/releases/$(git -C "$clone" describe --tags --always "$commit")"
  before=$(readlink -f "$SITE/current" || true)
  [ "$release" = "$before" ] && fail "$release runs already."

  say "Installing $release"
  install_release "$commit" "$release"
  install -m 755 "$release/deploy/update.sh" "$SITE/update.sh.new"
  mv "$SITE/update.sh.new" "$SITE/update.sh"
  if [ ! -d "$before" ]; then
    link "$release" current
    say "Installed. Start the site: $CONTROL start masjid"
    return
  fi

  say 'Checking what is stored'
  run "$release" upgradeCheck || fail 'Nothing was changed: the new release cannot read all of it.'
  backup="$BACKUPS/before-$(basename "$release")-$(date -u +%Y%m%d-%H%M%S).zip"
  say 'Backing up'
  run "$before" backup "$backup"
  echo "$backup" > "$SITE/backup"
  link "$before" previous
  link "$release" current
  say 'Switching'
  $CONTROL restart masjid
  if ! healthy; then
    say 'The new release is not healthy. Going back.'
    back anyway
    exit 1
  fi
  say "$(basename "$release") runs. Its pages are built behind it; the way back is: $0 --back"
  for old in "$SITE"/releases/*; do
    case $old in "$release" | "$before") ;; *) rm -rf "$old" ;; esac
  done
}

# Puts a backup into a database of its own, while the site runs: the switch then only renames files.
stage() {
  rm -rf "$DATA_DIR/returning.part"
  DATA_DIR="$DATA_DIR/returning.part" run "$1" restore "$2" --yes
}

# Names and exports what was saved since the backup, from the database that the switch set aside: the
# older release cannot read it, so this is for people, and for the newer.
export_left() {
  local newer=$1 backup=$2 aside="$DATA_DIR/left" left
  [ -d "$aside" ] || return 0
  left="$BACKUPS/left-$(date -u +%Y%m%d-%H%M%S)"
  DATA_DIR="$aside" run "$newer" savedSince "$backup" "$left-saved-since.zip" || true
  if DATA_DIR="$aside" run "$newer" backup "$left-all.zip"; then rm -rf "$aside"
  else echo "It could not be exported: its database stays in $aside."; fi
}

# `anyway`: where the backup cannot be put back, the release before gets the data as it is.
back() {
  local newer older backup aside="$DATA_DIR/left"
  newer=$(readlink -f "$SITE/current")
  older=$(readlink -e "$SITE/previous") || fail 'There is no release to go back to.'
  backup=$(cat "$SITE/backup")
  say "Preparing the data of $(basename "$backup")"
  stage "$older" "$backup" || [ "${1:-}" = anyway ] || fail 'Nothing was changed: the backup cannot be put back.'
  [ ! -e "$aside" ] || mv "$aside" "$aside-$(date -u +%Y%m%d-%H%M%S)"
  say 'Switching'
  rm -f "$SITE/previous" "$SITE/backup"
  link "$older" current
  [ ! -e "$DATA_DIR/returning.part/blobs.sqlite" ] || mv -T "$DATA_DIR/returning.part" "$DATA_DIR/returning"
  $CONTROL restart masjid
  healthy || fail 'The release before is not healthy either: journalctl -u masjid'
  say "$(basename "$older") runs."
  export_left "$newer" "$backup"
}

# Before the service starts (ExecStartPre), as its user: in this moment nothing has the database open.
# It may be broken off and begin again.
restore() {
  local aside="$DATA_DIR/left" returning="$DATA_DIR/returning" file
  [ -e "$returning/blobs.sqlite" ] || return 0
  if [ ! -e "$aside" ]; then
    mkdir -p "$aside.part"
    for file in "$DATA_DIR"/blobs.sqlite*; do [ ! -e "$file" ] || mv "$file" "$aside.part"; done
    mv -T "$aside.part" "$aside"
  fi
  mv "$returning/blobs.sqlite" "$DATA_DIR"
  rm -rf "$returning"
}

# In one piece, since the release that this file belongs to may be removed meanwhile.
main() {
  case ${1:-} in
    --back) back ;;
    --restore) restore ;;
    -*) fail "Usage: $0 [TAG|COMMIT] | --back" ;;
    *) forward "$@" ;;
  esac
}
main "$@"
exit

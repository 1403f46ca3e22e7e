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
    back
    exit 1
  fi
  say "$(basename "$release") runs. Its pages are built behind it; the way back is: $0 --back"
  for old in "$SITE"/releases/*; do
    case $old in "$release" | "$before") ;; *) rm -rf "$old" ;; esac
  done
}

# The service itself puts the data back, before it starts: a visitor who came while it was stopped
# would have systemd start it again.
back() {
  local older backup
  older=$(readlink -e "$SITE/previous") || fail 'There is no release to go back to.'
  backup=$(cat "$SITE/backup")
  printf '%s\n' "$(readlink -f "$SITE/current")" "$older" "$backup" > "$BACKUPS/going-back"
  link "$older" current
  rm -f "$SITE/previous" "$SITE/backup" "$BACKUPS/going-back.log"
  $CONTROL restart masjid
  cat "$BACKUPS/going-back.log"
  healthy || fail 'The release before is not healthy either: journalctl -u masjid'
  say "$(basename "$older") runs, with the data of $(basename "$backup")."
}

# Before the service starts (ExecStartPre), as its user.
restore() {
  local newer older backup left
  [ -e "$BACKUPS/going-back" ] || return 0
  { read -r newer; read -r older; read -r backup; } < "$BACKUPS/going-back"
  left="$BACKUPS/left-$(date -u +%Y%m%d-%H%M%S)"
  {
    # The older release cannot read what the newer one stored: this is for people, and for the newer.
    run "$newer" savedSince "$backup" "$left-saved-since.zip" || true
    if run "$newer" backup "$left-all.zip"; then run "$older" restore "$backup" --yes || true
    else echo 'The data stays as it is, since it could not be exported.'; fi
  } > "$BACKUPS/going-back.log" 2>&1
  rm "$BACKUPS/going-back"
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

#!/bin/sh
# Makes localhost/node:26-slim, the base of the Dockerfile, where no registry of images can be reached: Debian by mmdebstrap,
# with the Node and the npm of this machine. Run it as root, with mmdebstrap and buildah installed.
#
#   deploy/base-image.sh && buildah build --build-arg NODE_IMAGE=localhost/node:26-slim -t localhost/a-genda .
set -eu
node=$(readlink -f "$(command -v node)")
npm=$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")
case $("$node" --version) in v26.*) ;; *) echo "The node on the PATH is not Node 26." >&2; exit 1 ;; esac
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# A mirror that is kept as it was on a day needs APT_OPTION='Acquire::Check-Valid-Until "false"'.
mmdebstrap --quiet ${APT_OPTION:+--aptopt="$APT_OPTION"} --variant=minbase --include=ca-certificates,libatomic1,libstdc++6 stable "$work/debian.tar"
box=$(buildah from scratch)
buildah add --quiet "$box" "$work/debian.tar" /
buildah copy --quiet "$box" "$node" /usr/local/bin/node
buildah copy --quiet "$box" "$npm" /usr/local/lib/node_modules/npm
buildah run "$box" -- sh -c '
  ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
  chmod 755 /usr/local/bin/npm
  groupadd --gid 1000 node
  useradd --uid 1000 --gid 1000 --create-home node'
buildah commit --quiet --rm "$box" localhost/node:26-slim

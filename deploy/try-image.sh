#!/bin/sh
# Builds the image without a daemon or a registry of images, and runs it on a read-only disk, as nobody special and without
# any capability: it has to become ready, pass its own backup and keep its version. What Debian has mended has to be in it,
# and of its packages npm may know no serious fault. As root, with mmdebstrap, buildah and runc.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
port=${PORT:-4139}
: "${STORAGE_DRIVER:=vfs}" "${BUILDAH_ISOLATION:=chroot}"
export STORAGE_DRIVER BUILDAH_ISOLATION
work=$(mktemp -d)
name=a-genda-try-$$
finish() {
  runc delete --force "$name" 2> /dev/null || true
  [ -z "${box:-}" ] || buildah rm "$box" > /dev/null
  rm -rf "$work"
}
trap finish EXIT

buildah inspect --type image localhost/node:26-slim > /dev/null 2>&1 || "$root/deploy/base-image.sh"
set -- --quiet --layers=false --network=host --build-arg NODE_IMAGE=localhost/node:26-slim
if [ -n "${NODE_EXTRA_CA_CERTS:-}" ]; then
  # The packages come through something that has a certificate of this machine.
  mkdir "$work/ca"
  cp "$NODE_EXTRA_CA_CERTS" "$work/ca/ca.crt"
  echo "cafile=/ca/ca.crt" > "$work/npmrc"
  set -- "$@" --volume "$work/ca:/ca:ro" --volume "$work/npmrc:/root/.npmrc:ro"
fi
[ -n "${SKIP_BUILD:-}" ] || buildah bud "$@" --tag localhost/a-genda "$root"

box=$(buildah from localhost/a-genda)
buildah run --user root "$box" -- apt-get -qq update
late=$(buildah run --user root "$box" -- apt-get --simulate dist-upgrade | grep '^Inst' || true)
[ -z "$late" ] || { printf 'The base lacks what Debian has mended; make it anew:\n%s\n' "$late" >&2; exit 1; }
echo "Debian has mended nothing that is not in the image."
# A registry may have no such list. That is no fault of the image.
npm audit --prefix "$root" --omit=dev --audit-level=high > "$work/audit" 2>&1 || {
  ! grep -q 'Severity:' "$work/audit" || { cat "$work/audit" >&2; exit 1; }
  echo "The registry of packages does not tell which faults are known." >&2
}
mkdir "$work/data" "$work/bundle"
chown 1000:1000 "$work/data"
node -e '
const [rootfs, data, port, version] = process.argv.slice(1)
const mount = (destination, type, source, ...options) => ({ destination, type, source, options })
console.log(JSON.stringify({
  ociVersion: "1.0.2",
  root: { path: rootfs, readonly: true },
  process: {
    user: { uid: 1000, gid: 1000 }, cwd: "/app", args: ["node", "server/main.ts"], noNewPrivileges: true,
    env: ["PATH=/usr/local/bin:/usr/bin:/bin", "NODE_ENV=production", "DATA_DIR=/data", `PORT=${port}`, "HOST=127.0.0.1",
      "NODE_COMPILE_CACHE=/tmp/compiled", "MALLOC_ARENA_MAX=1", "ADMIN_EMAIL=you@example.org"],
  },
  mounts: [mount("/proc", "proc", "proc"), mount("/dev", "tmpfs", "tmpfs", "nosuid", "mode=755"),
    mount("/tmp", "tmpfs", "tmpfs", "nosuid", "nodev"), mount("/data", "bind", data, "rbind", "rw")],
  linux: { namespaces: ["pid", "ipc", "uts", "mount"].map((type) => ({ type })) },
}))' "$(buildah mount "$box")" "$work/data" "$port" > "$work/bundle/config.json"
runc run --detach --bundle "$work/bundle" "$name" > "$work/log" 2>&1 || { cat "$work/log" >&2; exit 1; }
inside() { runc exec "$name" "$@"; }

tries=0
until inside node -e "fetch('http://127.0.0.1:$port/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"; do
  tries=$((tries + 1))
  [ "$tries" -lt 60 ] || { cat "$work/log" >&2; exit 1; }
  sleep 1
done
if inside touch /app/written 2> /dev/null; then echo "The disk can be written." >&2; exit 1; fi
if inside touch /written 2> /dev/null; then echo "The disk can be written." >&2; exit 1; fi
inside node -e "fetch('http://127.0.0.1:$port/healthz').then((r) => r.text()).then(console.log)"
inside agenda backup
inside agenda backup list
inside sh -c 'agenda backup verify "$(ls /data/backups)"'
inside agenda doctor || true
runc kill "$name" TERM
tries=0
while runc state "$name" 2> /dev/null | grep -q '"running"'; do
  tries=$((tries + 1))
  [ "$tries" -lt 60 ] || { echo "It does not end." >&2; exit 1; }
  sleep 1
done
echo "The image was built, and runs on a read-only disk."

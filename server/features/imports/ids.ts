import { createHash } from 'node:crypto'

/**
 * The id of a thing that came from elsewhere: the same for the same member, source, kind and name. In form it is a UUIDv7
 * (ruling 4). Its time is the beginning of the thing's day, so that it stands among the ids of its time.
 */
export function idFromSource(
  memberId: string,
  { source, kind, name, date }: { source: string; kind: string; name: string; date: string },
): string {
  const bytes = createHash('sha256')
    .update(JSON.stringify([memberId, source, kind, name]))
    .digest()
    .subarray(0, 16)
  // A UUIDv7 knows no time before 1970.
  bytes.writeUIntBE(Math.max(0, Date.parse(date)), 0, 6)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** What stays of an id that {@link idFromSource} makes when the thing is on another day: all but the time and the version. */
export const markOf = (id: string): string => id.slice(15)

import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createInflateRaw } from 'node:zlib'
import { DamagedError } from './damaged.ts'

/** A file inside a zip, as the zip's directory describes it. */
interface ZipMember {
  readonly name: string
  readonly size: number
  readonly packedSize: number
  readonly packed: boolean
  /** Where its local header begins. */
  readonly at: number
}

/** A zip open for reading, one member at a time. */
export interface ZipFile {
  readonly members: ReadonlyMap<string, ZipMember>
  /**
   * The member's bytes, part by part: exactly as many as the directory says, and never more, however
   * well they are packed. Throws DamagedError.
   */
  read(member: ZipMember): AsyncIterable<Uint8Array>
  close(): Promise<void>
}

const END_BYTES = 22
const LONGEST_COMMENT = 0xffff
const LOCATOR_BYTES = 20
const LOCAL_BYTES = 30
const PART_BYTES = 256 * 1024
const MOST_DIRECTORY_BYTES = 512 * 1024 * 1024

/**
 * Opens a zip by its directory (APPNOTE.TXT 4.3). Members are never written anywhere by their
 * names. Refused with DamagedError: what is not a zip, has a name twice, members that overlap,
 * encryption, and packing other than deflate.
 */
export async function openZip(path: string): Promise<ZipFile> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const { directoryAt, directoryBytes } = await findDirectory(file, size)
    const directory = await readAt(file, directoryAt, directoryBytes)
    const members = readDirectory(directory)
    refuseOverlaps([...members.values()], directoryAt)
    return { members, read: member => readMember(file, member), close: () => file.close() }
  } catch (error) {
    await file.close()
    throw error
  }
}

async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer<ArrayBuffer>> {
  const bytes = Buffer.alloc(length)
  // A zip can name places that no file reaches, which Node refuses to look for.
  const { bytesRead } = await file.read(bytes, 0, length, Math.min(at, Number.MAX_SAFE_INTEGER))
  if (bytesRead !== length) throw new DamagedError('it ends too early')
  return bytes
}

async function findDirectory(file: FileHandle, size: number) {
  const tailAt = Math.max(0, size - END_BYTES - LONGEST_COMMENT - LOCATOR_BYTES)
  const tail = await readAt(file, tailAt, size - tailAt)
  const end = tail.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end < 0 || end + END_BYTES > tail.length)
    throw new DamagedError('it is no backup, or only a part of one')
  // No hash covers what follows the end, not even a zip's comment.
  if (end + END_BYTES < tail.length) throw new DamagedError('something follows its end')
  let directoryBytes = tail.readUInt32LE(end + 12)
  let directoryAt = tail.readUInt32LE(end + 16)
  const locator = end - LOCATOR_BYTES
  if (locator >= 0 && tail.readUInt32LE(locator) === 0x07064b50) {
    const record = await readAt(file, Number(tail.readBigUInt64LE(locator + 8)), 56)
    directoryBytes = Number(record.readBigUInt64LE(40))
    directoryAt = Number(record.readBigUInt64LE(48))
  }
  if (directoryBytes > MOST_DIRECTORY_BYTES || directoryAt + directoryBytes > size) {
    throw new DamagedError('its directory lies outside the file')
  }
  return { directoryAt, directoryBytes }
}

function readDirectory(bytes: Buffer): Map<string, ZipMember> {
  const members = new Map<string, ZipMember>()
  for (let at = 0; at < bytes.length; ) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) {
      throw new DamagedError('its directory is broken')
    }
    const flags = bytes.readUInt16LE(at + 8)
    const method = bytes.readUInt16LE(at + 10)
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, nameEnd)
    if ((flags & 1) !== 0 || (method !== 0 && method !== 8)) {
      throw new DamagedError(`"${name}" is packed in a way that no backup uses`)
    }
    if (members.has(name)) throw new DamagedError(`"${name}" is in it twice`)
    members.set(name, {
      name,
      size: bytes.readUInt32LE(at + 24),
      packedSize: bytes.readUInt32LE(at + 20),
      packed: method === 8,
      at: bytes.readUInt32LE(at + 42),
    })
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return members
}

/** Members that share bytes could make a small zip unpack to a huge one. */
function refuseOverlaps(members: ZipMember[], directoryAt: number): void {
  let free = 0
  for (const { name, at, packedSize } of members.sort((a, b) => a.at - b.at)) {
    if (at < free) throw new DamagedError(`"${name}" shares its bytes with another file`)
    free = at + LOCAL_BYTES + Buffer.byteLength(name) + packedSize
  }
  if (free > directoryAt) throw new DamagedError('its files lie outside the file')
}

async function* readMember(file: FileHandle, member: ZipMember): AsyncGenerator<Uint8Array> {
  const { name, at, packed, packedSize, size } = member
  const local = await readAt(file, at, LOCAL_BYTES)
  if (local.readUInt32LE(0) !== 0x04034b50)
    throw new DamagedError(`"${name}" is not where it should be`)
  const start = at + LOCAL_BYTES + local.readUInt16LE(26) + local.readUInt16LE(28)
  const stored = readParts(file, start, packedSize)
  let left = size
  for await (const bytes of packed ? unpacked(stored, name) : stored) {
    left -= bytes.byteLength
    if (left < 0) break
    yield bytes
  }
  if (left !== 0) throw new DamagedError(`"${name}" has another size than it says`)
}

async function* readParts(
  file: FileHandle,
  start: number,
  length: number,
): AsyncGenerator<Uint8Array> {
  for (let done = 0; done < length; done += PART_BYTES) {
    yield await readAt(file, start + done, Math.min(PART_BYTES, length - done))
  }
}

async function* unpacked(
  parts: AsyncIterable<Uint8Array>,
  name: string,
): AsyncGenerator<Uint8Array> {
  const inflate = createInflateRaw()
  // Its failure is the failure of `inflate`, which is read below.
  pipeline(Readable.from(parts), inflate).catch(() => {})
  try {
    for await (const bytes of inflate) yield bytes as Uint8Array
  } catch (error) {
    throw error instanceof DamagedError ? error : new DamagedError(`"${name}" cannot be unpacked`)
  }
}

import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { concat } from '#domain/pictures/bytes.ts'

/** Writes a zip file by file; append what it returns to the file in that order. */
interface ZipWriter {
  add(name: string, bytes: Uint8Array, packed: boolean): Uint8Array[]
  end(): Uint8Array[]
}

const END_BYTES = 22
const MOST_ENTRIES = 0xffff
const MOST_BYTES = 0xffffffff

/**
 * Opens a zip whose files carry that time. More than 65,535 files need a zip64 record;
 * beyond 4 GB it throws, since readers would find the wrong bytes.
 */
export function zipWriter(madeAt: Date): ZipWriter {
  let chunks: Uint8Array[] = []
  let size = 0
  let count = 0
  let directoryAt = 0
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
    size += chunk.length
    if (size > MOST_BYTES) throw new Error('A backup of more than 4 GB does not fit into one zip.')
  })
  const taken = () => {
    const output = chunks
    chunks = []
    return output
  }
  return {
    add(name, bytes, packed) {
      const file = packed ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name)
      file.mtime = madeAt
      zip.add(file)
      file.push(bytes, true)
      count += 1
      return taken()
    },
    end() {
      directoryAt = size
      zip.end()
      const tail = concat(taken())
      if (count <= MOST_ENTRIES) return [tail]
      const directory = tail.subarray(0, -END_BYTES)
      return [directory, zip64End(count, directory.length, directoryAt), endRecord(directoryAt)]
    },
  }
}

/** The zip64 end record and its locator (APPNOTE.TXT 4.3.14 and 4.3.15). */
function zip64End(count: number, directoryBytes: number, directoryAt: number): Uint8Array {
  const record = new DataView(new ArrayBuffer(76))
  record.setUint32(0, 0x06064b50, true)
  record.setBigUint64(4, 44n, true)
  record.setUint16(12, 45, true)
  record.setUint16(14, 45, true)
  record.setBigUint64(24, BigInt(count), true)
  record.setBigUint64(32, BigInt(count), true)
  record.setBigUint64(40, BigInt(directoryBytes), true)
  record.setBigUint64(48, BigInt(directoryAt), true)
  record.setUint32(56, 0x07064b50, true)
  record.setBigUint64(64, BigInt(directoryAt + directoryBytes), true)
  record.setUint32(72, 1, true)
  return new Uint8Array(record.buffer)
}

/** The end record that sends readers to the zip64 one (APPNOTE.TXT 4.3.16). */
function endRecord(directoryAt: number): Uint8Array {
  const record = new DataView(new ArrayBuffer(END_BYTES))
  record.setUint32(0, 0x06054b50, true)
  record.setUint16(8, MOST_ENTRIES, true)
  record.setUint16(10, MOST_ENTRIES, true)
  record.setUint32(12, MOST_BYTES, true)
  record.setUint32(16, directoryAt, true)
  return new Uint8Array(record.buffer)
}

import { MINUTE } from '#domain/time/civil.ts'
import { decodeText, utf16Of } from './decode.ts'
import { type Grid, UnreadableFile } from './grid.ts'
import { rangedTime, readRange } from './ranges.ts'
import { readJson } from './readJson.ts'
import { upright } from './upright.ts'

/** Far above a year's timetable, which takes 30 to 100 KB. */
const MOST_MB = 5
const MOST_ROWS = 5_000
/** Limits of the unpacked file: a small zip file can become very large. */
const MOST_UNPACKED_MB = 60
const MOST_COLUMNS = 120

const CSV_HINT =
  'Open it in Excel, Numbers, Google Sheets or LibreOffice, save it as CSV and choose that file.'

/** The sheets of a chosen file. Throws UnreadableFile. */
export async function readGrids(file: File): Promise<Grid[]> {
  if (file.size > MOST_MB * 1_000_000) {
    throw new UnreadableFile(
      `This file has ${Math.ceil(file.size / 1_000_000)} MB, and at most ${MOST_MB} MB are read. Choose the timetable alone.`,
    )
  }
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes.length === 0) throw new UnreadableFile('This file is empty.')
  const other = otherFormat(bytes, file.name)
  if (other) throw new UnreadableFile(`${other} cannot be read. ${CSV_HINT}`)
  return limited(isZip(bytes) ? await readXlsx(bytes) : await readText(decodeText(bytes)))
}

/** The cells of a text that was pasted, or of a file of CSV or JSON. Throws UnreadableFile. */
export async function readText(text: string): Promise<Grid[]> {
  if (text.trim() === '') throw new UnreadableFile('There is nothing in it.')
  const json = readJson(text)
  if (json) return limited([json])
  const { parse } = await import('papaparse')
  const { data, meta } = parse<string[]>(text.replace(/\r\n?/g, '\n'), {
    delimitersToGuess: ['\t', ';', ',', '|'],
  })
  const rows = data.map(row => row.map(cell => cell.replace(/\s+/g, ' ').trim()))
  const isOneColumn = rows.every(row => row.length <= 1)
  const isSplit = !isOneColumn && meta.delimiter !== ''
  return limited([{ name: '', rows: isSplit ? rows : text.split(/\r?\n/).map(bySpaces) }])
}

/** What may be 'Nov 7 – Nov 20' before the times of a line. */
const RANGE = /^.*?\d(?=\s+\d{1,2}[:.]\d\d)/

/** A line of a text that was copied from a page or a PDF: cells between spaces. */
function bySpaces(line: string): string[] {
  if (rangedTime(line)) return [line.trim()]
  const days = RANGE.exec(line.trim())?.[0]
  if (days && readRange(days)) return [days.trim(), ...bySpaces(line.trim().slice(days.length))]
  return line
    .trim()
    .replace(/(\d)\s+([ap]\.?m\.?)(?=\s|$)/gi, '$1$2')
    .split(/\s{2,}|\t|\s+(?=\d{1,2}[:.]\d\d)|(?<=\d[ap]?m?)\s+/i)
    .flatMap(cell => (/^[\p{L}'’ ]+$/u.test(cell) ? cell.split(' ') : [cell]))
    .filter(cell => cell !== '')
}

async function readXlsx(bytes: Uint8Array): Promise<Grid[]> {
  const [{ unzipSync, zipSync }, { default: readExcel }] = await Promise.all([
    import('fflate'),
    import('read-excel-file/universal'),
  ])
  try {
    let size = 0
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        const isText = name.endsWith('.xml') || name.endsWith('.rels')
        if (isText) size += originalSize
        if (size > MOST_UNPACKED_MB * 1_000_000) throw new UnreadableFile(TOO_MUCH)
        return isText
      },
    })
    // Uncompressed, the reader needs no worker, which the pages' policy would refuse.
    const plain = zipSync(parts, { level: 0 })
    const sheets = await readExcel(plain.slice().buffer)
    return sheets.map(({ sheet, data }) => ({
      name: sheets.length > 1 ? sheet : '',
      rows: data.map(row => row.map(cellText)),
    }))
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw new UnreadableFile(`This Excel file is damaged or protected. ${CSV_HINT}`)
  }
}

const TOO_MUCH = `This file holds far more than a timetable. ${CSV_HINT}`

/** Excel's dates and times come as dates in UTC; a time alone is on the day before 1900. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined || typeof cell === 'boolean') return ''
  if (!(cell instanceof Date)) return String(cell).replace(/\s+/g, ' ').trim()
  const minute = new Date(Math.round(cell.getTime() / MINUTE) * MINUTE).toISOString()
  const [date = '', clock = ''] = minute.split('T')
  const time = clock.slice(0, 5)
  if (date < '1901-01-01') return time
  return time === '00:00' ? date : `${date} ${time}`
}

function limited(grids: Grid[]): Grid[] {
  const rows = grids.reduce((sum, grid) => sum + grid.rows.length, 0)
  if (rows > MOST_ROWS) {
    throw new UnreadableFile(
      `This table has ${rows} rows, and at most ${MOST_ROWS} are read. Choose the timetable alone.`,
    )
  }
  return grids.map(upright).map(grid => ({
    ...grid,
    rows: grid.rows.map(row => row.slice(0, MOST_COLUMNS)),
  }))
}

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte)
const isZip = (bytes: Uint8Array) => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)

/** The name of a format that is not read; undefined for XLSX and text. */
function otherFormat(bytes: Uint8Array, name: string): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 4000))
  if (start.startsWith('%PDF')) return 'A PDF file'
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    return /\.xls$/i.test(name) ? 'An old Excel file (.xls)' : 'An old or protected Office file'
  }
  if (start.startsWith('{\\rtf')) return 'A text document (.rtf)'
  if (/^\s*<(!doctype html|html|table|\?xml)/i.test(start)) return 'A web page'
  if (/^(\x89PNG|\xff\xd8\xff|GIF8|RIFF)/.test(start)) return 'A picture'
  if (!isZip(bytes)) {
    const isBinary = !utf16Of(bytes) && bytes.subarray(0, 4000).some(byte => byte < 9)
    return isBinary ? 'This kind of file' : undefined
  }
  if (start.includes('opendocument.spreadsheet')) return 'An OpenDocument file (.ods)'
  if (start.includes('opendocument')) return 'An OpenDocument text'
  const all = new TextDecoder('latin1').decode(bytes)
  if (all.includes('word/document')) return 'A Word document'
  if (/Index\/Document\.iwa|\.iwa/.test(all)) return 'A Numbers file'
  return all.includes('xl/workbook.xml') ? undefined : 'This kind of file'
}

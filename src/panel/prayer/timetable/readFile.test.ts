import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import writeExcel from 'write-excel-file/universal'
import { readGrids } from './readFile.ts'

const HEADER = ['Tarih', 'İmsak', 'Güneş', 'Öğle', 'İkindi', 'Akşam', 'Yatsı']
const ROW = ['01.01.2027', '05:50', '07:15', '12:00', '14:30', '16:45', '18:10']
const CSV = [HEADER, ROW].map(row => row.join(';')).join('\r\n')

const file = (bytes: string | Uint8Array<ArrayBuffer>, name = 'x.csv') => new File([bytes], name)
const utf16 = (text: string, order: 'le' | 'be', mark: boolean) => {
  const bytes = new Uint8Array((text.length + (mark ? 1 : 0)) * 2)
  const view = new DataView(bytes.buffer)
  const all = mark ? `\ufeff${text}` : text
  for (let at = 0; at < all.length; at++) view.setUint16(at * 2, all.charCodeAt(at), order === 'le')
  return bytes
}
/** The text in windows-1254, which has six letters where windows-1252 has others. */
const turkish = (text: string) =>
  Uint8Array.from(text, letter => {
    const place = 'ĞİŞğış'.indexOf(letter)
    return [0xd0, 0xdd, 0xde, 0xf0, 0xfd, 0xfe][place] ?? letter.charCodeAt(0)
  })

describe('a chosen file', () => {
  it.each<[string, Uint8Array<ArrayBuffer> | string]>([
    ['UTF-8', CSV],
    ['UTF-8 with a mark', `\ufeff${CSV}`],
    ['UTF-16', utf16(CSV, 'le', true)],
    ['UTF-16, the high byte first', utf16(CSV, 'be', true)],
    ['UTF-16 without a mark', utf16(CSV, 'le', false)],
    ['a Turkish Windows encoding', turkish(CSV)],
  ])('is read in %s', async (_, bytes) => {
    expect(await readGrids(file(bytes))).toEqual([{ name: '', rows: [HEADER, ROW] }])
  })

  it('is read as XLSX, with dates and times as Excel stores them', async () => {
    const cells = [
      ['Prayer times'],
      [],
      ['Date', 'Fajr'],
      [
        { value: 46_388, type: Number, format: 'yyyy-mm-dd' },
        { value: 350 / 1440, type: Number, format: 'h:mm AM/PM' },
      ],
      ['1 Jan', 0.25],
    ]
    const blob = await writeExcel(cells as never).toBlob()
    const [grid] = await readGrids(new File([blob], 'x.xlsx'))
    expect(grid?.rows.map(row => row.join('|').replace(/\|+$/, ''))).toEqual([
      'Prayer times',
      '',
      'Date|Fajr',
      '2027-01-01|05:50',
      '1 Jan|0.25',
    ])
  })

  it.each<[string, Uint8Array<ArrayBuffer> | string, string]>([
    ['a PDF', '%PDF-1.7 …', 'A PDF file cannot be read. Open it in Excel'],
    [
      'an old Excel file',
      Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0]),
      'An old Excel file (.xls) cannot be read.',
    ],
    [
      'an OpenDocument file',
      zipSync({
        mimetype: [
          new TextEncoder().encode('application/vnd.oasis.opendocument.spreadsheet'),
          { level: 0 },
        ],
      }).slice(),
      'An OpenDocument file (.ods) cannot be read.',
    ],
    [
      'a Word document',
      zipSync({ 'word/document.xml': new Uint8Array(9) }).slice(),
      'A Word document',
    ],
    ['a damaged Excel file', zipSync({ 'xl/workbook.xml': new Uint8Array(9) }).slice(), 'damaged'],
    ['nothing', '', 'This file is empty.'],
    ['other JSON', '[{"Fajr":"05:50"}]', 'Of files in JSON only Mawaqit’s calendar can be read.'],
    ['too many rows', 'a,b\n'.repeat(5_002), 'at most 5000 are read'],
    ['too many bytes', 'a'.repeat(5_000_001), 'This file has 6 MB, and at most 5 MB are read.'],
  ])('with %s is refused with a sentence', async (_, bytes, message) => {
    await expect(readGrids(file(bytes, 'x.xls'))).rejects.toThrow(message)
  })
})

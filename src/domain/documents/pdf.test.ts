import { expect, it } from 'vitest'
import { isPdf } from './pdf.ts'

const END = 'startxref\n9\n%%EOF'
const bytes = (text: string) => new TextEncoder().encode(text)

it.each([
  ['a PDF', `%PDF-1.7\n1 0 obj\n${END}\n`, true],
  ['one of version 2 with lines of DOS', `%PDF-2.0\r\n${END.replaceAll('\n', '\r\n')}`, true],
  ['one whose end is missing', '%PDF-1.7\n1 0 obj\n', false],
  ['a page that begins with something else', `<html>%PDF-1.7 ${END}`, false],
  ['a PDF with an archive behind it', `%PDF-1.7\n${END}\nPK\u0003\u0004`, false],
  ['nothing', '', false],
])('%s: %s', (_, text, expected) => {
  expect(isPdf(bytes(text))).toBe(expected)
})

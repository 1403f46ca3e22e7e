import { languageTag } from '#locale/locale.ts'

const DOCUMENT = /^\/api\/uploads\/[0-9a-f]{64}\.pdf$/
/** Whether the text is the address of a document that was uploaded. */
export const isDocumentAddress = (text: string): boolean => DOCUMENT.test(text)

const MB = 1_000_000

/** '1.2 MB', '180 kB', as the reader's language writes it. */
export function sizeInWords(bytes: number): string {
  const unit = bytes < MB ? 'kilobyte' : 'megabyte'
  const size = bytes < MB ? Math.max(1, Math.round(bytes / 1000)) : bytes / MB
  return new Intl.NumberFormat(languageTag(), {
    ...{ style: 'unit', unit, maximumFractionDigits: 1 },
  }).format(size)
}

import { languageTag } from '#locale/locale.ts'

const DOCUMENT = /^\/api\/uploads\/[0-9a-f]{64}\.pdf$/
/** Whether the text is the address of a document that was uploaded. */
export const isDocumentAddress = (text: string): boolean => DOCUMENT.test(text)

const MB = 1024 ** 2
const GB = 1024 ** 3

/** '180 kB', '1.2 MB', '1 GB', as the reader's language writes it. */
export function sizeInWords(bytes: number): string {
  const [unit, size] =
    bytes < MB
      ? (['kilobyte', Math.max(1, Math.round(bytes / 1024))] as const)
      : bytes < GB
        ? (['megabyte', bytes / MB] as const)
        : (['gigabyte', bytes / GB] as const)
  return new Intl.NumberFormat(languageTag(), {
    ...{ style: 'unit', unit, maximumFractionDigits: 1 },
  }).format(size)
}

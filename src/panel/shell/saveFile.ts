import { MINUTE } from '#domain/time/civil.ts'

/** Has the browser save a file under that name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The download has started by then in every browser.
  setTimeout(() => URL.revokeObjectURL(link.href), MINUTE)
}

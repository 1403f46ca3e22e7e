/** Whether the page is written from right to left; false in the prebuilt page. */
export const isMirrored = (): boolean => globalThis.document?.dir === 'rtl'

/** The key that moves along the line as this one does on a page written from left to right. */
export function keyAlongLine(key: string): string {
  if (!isMirrored()) return key
  if (key === 'ArrowLeft') return 'ArrowRight'
  return key === 'ArrowRight' ? 'ArrowLeft' : key
}

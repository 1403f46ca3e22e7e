export const PICTURE_NAME_MOST = 120

/** A file's name as the library shows it: one line, without its ending. */
export function nameOfFile(fileName: string): string {
  return fileName
    .replace(/\p{C}/gu, '')
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, PICTURE_NAME_MOST)
}

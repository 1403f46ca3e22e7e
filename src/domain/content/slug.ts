/** A title as a part of an address, in lower-case Latin letters: 'family-halaqa'; '' without any. */
export const slugOf = (title: string, longest: number): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’ʻʼ]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '')

import { figures } from '#locale/locale.ts'
import { videoTexts } from '#texts/videoList.ts'

/** Videos on one page (docs/product.md, section 8). */
const PAGE_SIZE = 9

/** How many pages are needed for that many videos; at least one. */
export const pageCount = (videos: number): number => Math.max(1, Math.ceil(videos / PAGE_SIZE))

/** The page that an address requests by `?page=`, limited to the existing pages. */
export function requestedPage(search: string, pages: number): number {
  const requested = new URLSearchParams(search).get('page') ?? ''
  return /^\d{1,6}$/.test(requested) ? Math.min(Math.max(1, Number(requested)), pages) : 1
}

/** Whether the video at that index (from 0) is on the page (from 1). */
export const isOnPage = (index: number, page: number): boolean =>
  Math.floor(index / PAGE_SIZE) === page - 1

/** 'Page 2 of 3', as docs/product.md, section 8 words it. */
export const pageWords = (page: number, pages: number): string =>
  videoTexts.page(figures(page), figures(pages))

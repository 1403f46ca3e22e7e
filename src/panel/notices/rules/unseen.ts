import type { Notice } from '#domain/notices/notice.ts'
import { formatMoment } from '#domain/time/format.ts'

/** Why visitors do not see a notice at a moment; '' while they do. */
export function unseenInWords(
  { start, end }: Pick<Notice, 'start' | 'end'>,
  now: Date,
  zone: string,
): string {
  if (Date.parse(end) <= now.getTime()) return 'It is over already: nobody sees it.'
  const from = new Date(start)
  return from > now ? `Visitors see it from ${formatMoment(from, zone)} on.` : ''
}

import { civilDateIn } from '#domain/time/civil.ts'
import { formatLong } from '#domain/time/format.ts'
import type { Video } from './videos.ts'

/** The day a video was published on the mosque's calendar, 'November 20, 2026'; '' when unknown. */
export const publishedWords = ({ publishedAt }: Video, zone: string): string =>
  publishedAt ? formatLong(civilDateIn(zone, new Date(publishedAt))) : ''

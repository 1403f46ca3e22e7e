import { KINDS_BY_URGENCY, type NoticeKind } from '#domain/notices/kinds.ts'

export type Topic = NoticeKind | 'iqama' | 'moon' | 'events' | 'videos'

/**
 * What visitors can follow by notifications: the kinds of notices, funerals first, and other news. The
 * texts that name them are in texts/topics.ts.
 */
export const TOPICS: readonly Topic[] = [
  'janazah',
  ...KINDS_BY_URGENCY.filter(kind => kind !== 'janazah'),
  ...(['iqama', 'moon', 'events', 'videos'] as const),
]

/** These come at night too: by the morning a funeral may be missed, or the first night of Ramadan. */
export const isUrgent = (topic: Topic): boolean =>
  topic === 'janazah' || topic === 'urgent' || topic === 'moon'

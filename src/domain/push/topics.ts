/**
 * What visitors can follow by notifications. The first four are the kinds of notices; the texts that
 * name them are in texts/notifications.ts.
 */
export const TOPICS = [
  'janazah',
  'urgent',
  'closure',
  'announcement',
  'iqama',
  'moon',
  'events',
  'videos',
] as const
export type Topic = (typeof TOPICS)[number]

/** These come at night too: by the morning a funeral may be missed, or the first night of Ramadan. */
export const isUrgent = (topic: Topic): boolean =>
  topic === 'janazah' || topic === 'urgent' || topic === 'moon'

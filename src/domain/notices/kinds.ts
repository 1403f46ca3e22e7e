/**
 * The kinds of notices, the most pressing last. A new one needs an entry here, its words for visitors in
 * texts/topics, `npm run texts` and `npm run openapi`.
 */
export const NOTICE_KINDS = {
  announcement: { tone: 'info', icon: 'info', newsHours: 72 },
  closure: { tone: 'warning', icon: 'circleAlert', newsHours: 48 },
  janazah: { tone: 'info', icon: 'handHeart', newsHours: 24 },
  urgent: { tone: 'error', icon: 'triangleAlert', newsHours: 24 },
} as const satisfies Record<string, KindOfNotice>
export type NoticeKind = keyof typeof NOTICE_KINDS

interface KindOfNotice {
  /** Of its card, by the names of the style sheet. */
  tone: 'info' | 'warning' | 'error'
  /** In the panel, by the names of its icons. */
  icon: string
  /** For how long it is news to those who follow its kind. */
  newsHours: number
}

/** All kinds, the most pressing first. */
export const KINDS_BY_URGENCY = (Object.keys(NOTICE_KINDS) as NoticeKind[]).reverse()

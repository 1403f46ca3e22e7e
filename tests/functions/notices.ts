import type { NoticeFields } from '#domain/notices/notice.ts'

/** What a correct notice is sent as: shown from the hour before until a day later. */
export const aNotice = (fields: Partial<NoticeFields> = {}, now = new Date()) => ({
  kind: 'closure',
  title: 'Closed for snow',
  text: '',
  start: new Date(now.getTime() - 3_600_000).toISOString(),
  end: new Date(now.getTime() + 86_400_000).toISOString(),
  ...fields,
})

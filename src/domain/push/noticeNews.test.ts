import { describe, expect, it } from 'vitest'
import { noticeNews as noticeNewsIn, type StoredNews } from './noticeNews.ts'
import { EMPTY_OUTBOX, type Outbox, withNews } from './outbox.ts'

const at = (clock: string) => new Date(`2026-11-23T${clock}:00Z`)
const POSTED = at('12:00')
const SAVED = at('11:59')
const closure: StoredNews = {
  ...{ id: 'a', kind: 'closure', title: 'Closed', text: 'Ice.', savedAt: SAVED.toISOString() },
  ...{ start: POSTED.toISOString(), end: at('18:00').toISOString() },
}
const changed = (fields: Partial<StoredNews>) => [{ ...closure, ...fields }]
const deleted = changed({ deletedAt: at('13:00').toISOString() })
const endedAt = (end: string, savedAt: string) =>
  changed({ end: at(end).toISOString(), savedAt: at(savedAt).toISOString() })

const noticeNews = (notices: readonly StoredNews[], outbox: Outbox, now: Date) =>
  noticeNewsIn(notices, outbox, now, 'America/New_York')
const { seen } = noticeNews([closure], EMPTY_OUTBOX, POSTED)
/** What followers hear after they got the notice. */
const heardOf = (notices: readonly StoredNews[], now: Date, outbox: Partial<Outbox> = {}) =>
  noticeNews(
    notices,
    { ...EMPTY_OUTBOX, seen: { ...EMPTY_OUTBOX.seen, notices: seen }, ...outbox },
    now,
  )
const titles = (...of: Parameters<typeof heardOf>) => heardOf(...of).news.map(one => one.title)

describe('a notice that was just saved', () => {
  const soon = new Date(POSTED.getTime() - 1)
  const now = { start: SAVED.toISOString() }

  it('is announced once a minute has passed', () => {
    expect(noticeNews(changed(now), EMPTY_OUTBOX, soon).news).toEqual([])
    const body = 'Until Monday, November 23, 1:00 PM\nIce.'
    expect(noticeNews(changed(now), EMPTY_OUTBOX, POSTED).news).toMatchObject([{ body }])
    // The hour of an Isha after midnight is of the next day.
    const isha = { name: 'isha', date: '2026-11-23', time: '00:30', at: '2026-11-24T05:30:00Z' }
    const janazah = changed({ ...now, kind: 'janazah', prayer: isha as StoredNews['prayer'] })
    expect(noticeNews(janazah, EMPTY_OUTBOX, POSTED).news).toMatchObject([
      { body: 'After Isha, Tuesday, November 24, 12:30 AM\nIce.' },
    ])
  })

  it('is heard by nobody where it was deleted within that minute', () => {
    const { seen: none } = noticeNews(changed(now), EMPTY_OUTBOX, soon)
    const outbox = { ...EMPTY_OUTBOX, seen: { ...EMPTY_OUTBOX.seen, notices: none } }
    const gone = changed({ ...now, deletedAt: soon.toISOString() })
    expect(noticeNews(gone, outbox, at('12:05')).news).toEqual([])
  })

  it('keeps its former words for that minute', () => {
    const edited = changed({ text: 'Snow.', savedAt: at('13:00').toISOString() })
    const at30s = new Date(at('13:00').getTime() + 30_000)
    const { news, seen: kept } = heardOf(edited, at30s)
    expect([news, kept]).toEqual([[], seen])
    expect(titles(edited, at('13:01'))).toEqual(['Closed'])
  })
})

describe('a notice that followers got', () => {
  it.each<[string, readonly StoredNews[], Date, string[]]>([
    ['is in force', [closure], at('13:10'), []],
    ['is over by itself', [closure], at('18:00'), []],
    ['is deleted', deleted, at('13:01'), ['No longer applies: Closed']],
    ['was deleted and would be over', deleted, at('18:00'), []],
    ['is ended by hand', endedAt('13:00', '13:00'), at('13:01'), ['No longer applies: Closed']],
    ['is kept no more', [], at('13:01'), []],
    ['starts later', changed({ start: at('15:00').toISOString() }), at('13:01'), []],
  ])('when it %s', (_, notices, now, heard) => {
    expect(titles(notices, now)).toEqual(heard)
  })

  it('is withdrawn only when its deletion is not undone within half a minute', () => {
    const [early, late] = [new Date('2026-11-23T13:00:20Z'), at('13:05')]
    const first = heardOf(deleted, early)
    expect(first.news).toEqual([])
    const outbox = { ...EMPTY_OUTBOX, seen: { ...EMPTY_OUTBOX.seen, notices: first.seen } }
    // The message on its way was dropped, so it is sent again where the notice is back.
    expect(noticeNews([closure], outbox, late).news).toMatchObject([{ title: 'Closed' }])
    const last = noticeNews(deleted, outbox, late)
    expect(last.news).toMatchObject([
      { tag: 'notice-a', url: '/', body: 'What applies now is on our site.' },
    ])
    expect(last.seen).toEqual({})
  })

  it('is not withdrawn where it still waits for the morning, unless it is being sent', () => {
    const { news } = noticeNews([closure], EMPTY_OUTBOX, POSTED)
    const { messages } = withNews(EMPTY_OUTBOX, news, POSTED)
    expect(titles(deleted, at('13:01'), { messages })).toEqual([])
    const lease = { by: 'another', until: at('13:02').toISOString() }
    expect(titles(deleted, at('13:01'), { messages, lease })).toHaveLength(1)
  })
})

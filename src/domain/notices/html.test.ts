import { expect, it } from 'vitest'
import { inLanguage } from '#locale/languages.ts'
import { setLocale } from '#locale/locale.ts'
import { noticesHtml } from './html.ts'
import type { Notice } from './notice.ts'

const NOW = new Date('2026-11-22T20:00:00Z')
const ZONE = 'America/New_York'
const notice: Notice = {
  ...{
    id: 'a',
    kind: 'closure',
    title: 'Closed <b> for "snow"',
    text: 'Stay safe.\nPray at home.',
  },
  ...{ start: '2026-11-22T12:00:00.000Z', end: '2026-11-22T23:00:00.000Z' },
  ...{ place: 'All halls', link: '/events?a=1&b=2', language: 'ar' },
}

it('writes a line and a card that carry their times, hidden, with every text escaped', () => {
  const times =
    'data-kind="closure" data-shown-from="2026-11-22T12:00:00.000Z" data-shown-until="2026-11-22T23:00:00.000Z" hidden'
  expect(noticesHtml([notice], NOW, ZONE)).toEqual({
    lines: `<strong ${times}><bdi lang="ar" dir="auto">Closed &lt;b&gt; for &quot;snow&quot;</bdi>, until 6:00 PM</strong>`,
    cards: `<div class="notice notice-warning" ${times}><div><p class="notice-title"><bdi lang="ar" dir="auto">Closed &lt;b&gt; for &quot;snow&quot;</bdi></p><p>Until 6:00 PM</p><p lang="ar" dir="auto">Stay safe.<br>Pray at home.</p><p lang="ar" dir="auto">All halls</p><p><a href="/events?a=1&amp;b=2">More about it</a></p></div></div>`,
  })
})

it('names the language of each text: as the response says, as stated, or by its letters', () => {
  const urdu = { title: 'آج مسجد بند ہے', text: 'Closed', language: undefined, place: undefined }
  const tagged = (more: Partial<Notice>) =>
    noticesHtml([{ ...notice, ...urdu, ...more }], NOW, ZONE).cards.match(
      /(?<=<(?:bdi|p)) (?:lang|dir)[^>]*/g,
    )
  expect(tagged({})).toEqual([' lang="ur" dir="auto"', ' dir="auto"'])
  expect(tagged({ lang: { text: 'en' } })).toEqual([' dir="auto"', ' lang="en" dir="auto"'])
  const alone: Notice = { ...notice, ...urdu, kind: 'announcement' }
  expect(noticesHtml([alone], NOW, ZONE).lines).toContain(' hidden lang="ur" dir="auto">آج')
  setLocale(inLanguage('ur'))
  expect(tagged({ title: '5:30 PM سے بند', text: 'Zoom' })).toEqual([' dir="rtl"', ' dir="auto"'])
  setLocale(undefined)
})

it('writes the most pressing first, with dates for a build and the prayer of a janazah', () => {
  const urgent: Notice = { ...notice, id: 'b', kind: 'urgent', title: 'Water', language: undefined }
  const janazah: Notice = {
    ...{ ...urgent, id: 'c', kind: 'janazah', title: 'Janazah' },
    prayer: { name: 'asr', date: '2026-11-22', time: '14:30' },
  }
  const { lines } = noticesHtml(
    [{ ...notice, language: undefined }, janazah, urgent],
    new Date(0),
    ZONE,
  )
  expect(lines.replace(/<\/?bdi[^>]*>/g, '').match(/(?<=>)[^<]+(?=<)/g)).toEqual([
    'Urgent: Water',
    'Janazah, after Asr on Sunday, November 22 (2:30 PM)',
    'Closed &lt;b&gt; for &quot;snow&quot;, until Sunday, November 22, 6:00 PM',
  ])
  expect(lines).toContain('data-after="2026-11-22 asr"')
})

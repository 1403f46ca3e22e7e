import { expect, it } from 'vitest'
import { madeEvent } from '#domain/events/testing/madeEvent.ts'
import { cardHtml, whenHtml } from './cardHtml.ts'

it.each([undefined, { date: '2026-11-22', clock: '12:00' }])(
  'has as many lines for a weekly event in the prebuilt page as with its day: %o',
  at => {
    const weekly = madeEvent({ id: 'weekly', date: '2026-11-21', recurring: true })
    const lines = [weekly, { ...weekly, until: '2026-12-19' }].map(
      event => whenHtml({ event, date: '2026-11-28' }, at).match(/<span/g)?.length,
    )
    expect(lines).toEqual([1, 2])
    const off = { ...weekly, canceled: { '2026-11-28': 'snow' } }
    expect(whenHtml({ event: off, date: '2026-11-28' }, at).replace(/<[^>]+>/g, ' ')).toMatch(
      /^ +(?:This )?Saturday, November 28 .*Cancelled: snow/,
    )
  },
)

it('writes no markup of what people typed', () => {
  const event = madeEvent({
    title: '<b>Tea</b>',
    description: '<i>https://example.org/?a=1&b=2',
    location: '"><script>',
    moreInfoUrl: 'javascript:alert(1)',
    image: '"onerror="x',
  })
  const html = cardHtml({ event, date: '2026-11-28' }, true, '')
  expect(html).not.toMatch(/<b>|<i>|<script|javascript:|"onerror/)
  expect(html).toContain('href="https://example.org/?a=1&amp;b=2"')
})

import { expect, it } from 'vitest'
import { htmlOf } from './send.ts'

it('gives each paragraph of a mail from the right its direction, and nothing to others', () => {
  expect(htmlOf('Assalamu alaikum Amina,', 'en')).toBeUndefined()
  const html = htmlOf(
    'السلام علیکم Amina،\n\nAmina نے آپ کو <b>لنک</b> دیا:\n\nhttps://a.example/#token=x&y\n\nYes\nno',
    'ur',
  )
  expect(html).toContain('<html lang="ur" dir="rtl">')
  // Phones show a page without it as wide as a desktop's, in small letters.
  expect(html).toContain('<meta name="viewport" content="width=device-width">')
  expect(html).toContain(
    '<p dir="rtl" style="white-space:pre-line;overflow-wrap:anywhere">Amina نے آپ کو &lt;b&gt;لنک',
  )
  // A link's token is one word, longer than a phone's line.
  expect(html).toContain(
    'dir="ltr" style="white-space:pre-line;overflow-wrap:anywhere"><a href="https://a.example/#token=x&amp;y">',
  )
  expect(html).toContain('>Yes\nno</p>')
  const english = htmlOf('أحمد wrote to us:\n\nالسلام عليكم، متى درس Zoom؟', 'en')
  expect(english).toMatch(/<p dir="ltr"[^>]*>أحمد wrote.*<p dir="rtl"[^>]*>السلام/)
})

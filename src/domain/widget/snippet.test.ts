import { expect, it } from 'vitest'
import { frameSnippet, tagSnippet } from './snippet.ts'

const site = { origin: 'https://mosque.example', label: 'Prayer times of “Mercy” & <peace>' }

it('writes the tag with what differs from the default, and a link for where scripts are blocked', () => {
  expect(tagSnippet({ view: 'month', theme: 'dark', color: '0a6b4f' }, site)).toBe(
    `<script src="https://mosque.example/masjid-times.js" async></script>
<masjid-times view="month" theme="dark" color="#0a6b4f" label="Prayer times of “Mercy” &amp; &lt;peace&gt;">
  <a href="https://mosque.example/prayer-times">Prayer times of “Mercy” &amp; &lt;peace&gt;</a>
</masjid-times>`,
  )
  expect(tagSnippet({ view: 'today', theme: 'auto' }, site)).toContain('<masjid-times label=')
})

it('writes the language that the page with the code is in', () => {
  const arabic = { origin: site.origin, label: 'المواقيت', folder: '/ar' }
  const choice = { view: 'next', theme: 'auto' } as const
  expect(tagSnippet(choice, arabic)).toContain(
    `<masjid-times view="next" lang="ar" label="المواقيت">
  <a href="https://mosque.example/ar/prayer-times">`,
  )
  expect(frameSnippet(choice, arabic, 260)).toContain(
    'src="https://mosque.example/ar/widget?view=next"',
  )
})

it('writes a frame of a fixed height', () => {
  expect(frameSnippet({ view: 'next', theme: 'light' }, { ...site, label: 'Times' }, 260)).toBe(
    '<iframe src="https://mosque.example/widget?view=next&amp;theme=light" title="Times" width="100%" height="260" style="border:0;max-width:36rem" loading="lazy"></iframe>',
  )
})

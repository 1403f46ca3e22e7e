import { createElement as h } from 'react'
import { weekTexts } from '#texts/week.ts'
import type { BlockComponent } from '../component.ts'

/** Its script puts in newer events. */
export const EventsBlock: BlockComponent = ({ section, heading, text, path, site }) => {
  const address = site.pageAddress('events')
  const category = text('category').trim()
  return section(
    null,
    heading(),
    h('ul', {
      className: 'block-events',
      role: 'list',
      'data-category': path('category'),
      'data-events-of': category,
      // biome-ignore lint/security/noDangerouslySetInnerHtml: eventItems escapes what people wrote
      dangerouslySetInnerHTML: { __html: site.events(category) },
    }),
    address && h('p', null, h('a', { className: 'arrow-link', href: address }, weekTexts.all)),
  )
}

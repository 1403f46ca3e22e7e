import { weekTexts } from '#texts/week.ts'
import type { Block } from '../block.ts'

/** Its script puts in newer events. */
export const events: Block = {
  name: 'Events',
  about: 'The coming events of a category, or all',
  fields: { title: ['line', 'Heading'], category: ['category', 'Which events'] },
  script: 'events',
  Component: ({ h, section, heading, text, site }) => {
    const address = site.pageAddress('events')
    const category = text('category').trim()
    return section(
      null,
      heading(),
      h('ul', {
        className: 'block-events',
        role: 'list',
        'data-events-of': category,
        dangerouslySetInnerHTML: { __html: site.events(category) },
      }),
      address && h('p', null, h('a', { className: 'arrow-link', href: address }, weekTexts.all)),
    )
  },
}

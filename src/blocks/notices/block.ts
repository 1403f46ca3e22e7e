import type { Block } from '../block.ts'

/** What the strip below the header opens, in the page; the same script replaces both. */
export const notices: Block = {
  name: 'Notices',
  about: 'The notices in force, there only while there are any',
  fields: { title: ['line', 'Heading'] },
  Component: ({ h, section, heading, site }) =>
    section(
      null,
      heading(),
      h('div', {
        className: 'block-notices',
        'data-notice-cards': '',
        dangerouslySetInnerHTML: { __html: site.notices },
      }),
    ),
}

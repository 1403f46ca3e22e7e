import type { Block } from '../block.ts'

export const action: Block = {
  name: 'Call to action',
  about: 'A few words and buttons that lead on',
  fields: { title: ['line', 'Heading'], text: ['text', 'Text'], links: ['links', 'Buttons'] },
  Component: ({ h, section, heading, part }) =>
    section(
      'links',
      h(
        'div',
        { className: 'block-action' },
        h('div', null, heading(), part('p', 'text', 'prose')),
        part('ul', 'links', 'block-links'),
      ),
    ),
}

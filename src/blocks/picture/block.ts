import type { Block } from '../block.ts'

export const picture: Block = {
  name: 'Text with picture',
  about: 'A text beside a picture',
  fields: { title: ['line', 'Heading'], text: ['html', 'Text'], image: ['image', 'Picture'] },
  Component: ({ h, section, heading, part }) =>
    section(
      'text',
      h(
        'div',
        { className: 'split' },
        h('div', null, heading(), part('div', 'text', 'prose')),
        part('div', 'image', 'block-picture'),
      ),
    ),
}

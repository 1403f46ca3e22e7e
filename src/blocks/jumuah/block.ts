import type { Block } from '../block.ts'

/** The Jumu'ahs of the coming Friday, which the script in the head of every page keeps right. */
export const jumuah: Block = {
  name: 'Jumu’ah',
  about: 'The coming Friday’s khutbahs and prayers, and what you add',
  fields: {
    title: ['line', 'Heading'],
    text: ['text', 'Text', 'Such as parking, overflow halls, children.'],
  },
  Component: ({ h, section, heading, part, site }) =>
    section(
      null,
      heading(),
      h(
        'div',
        { 'data-arch': 'built' },
        h('p', { className: 'block-jumuah', 'data-paint': 'jumuah' }, site.times.jumuah ?? ''),
      ),
      part('p', 'text', 'prose'),
    ),
}

import type { Block } from '../block.ts'

export const jumuah: Block = {
  name: 'Jumu’ah',
  about: 'The coming Friday’s khutbahs and prayers, and what you add',
  fields: {
    title: ['line', 'Heading'],
    text: ['text', 'Text', 'Such as parking, overflow halls, children.'],
  },
}

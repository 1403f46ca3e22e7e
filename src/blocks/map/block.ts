import type { Block } from '../block.ts'

export const map: Block = {
  name: 'Map',
  about: 'The contact page’s map, with your words about the way',
  fields: { title: ['line', 'Heading'], text: ['text', 'How to find us'] },
  sheet: 'frame',
  script: 'frame',
}

import type { Block } from '../block.ts'

export const text: Block = {
  name: 'Text',
  about: 'A heading and paragraphs',
  fields: { title: ['line', 'Heading'], text: ['html', 'Text'] },
  under: ['div', 'text', 'prose'],
}

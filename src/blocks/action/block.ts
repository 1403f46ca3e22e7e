import type { Block } from '../block.ts'

export const action: Block = {
  name: 'Call to action',
  about: 'A few words and buttons that lead on',
  fields: { title: ['line', 'Heading'], text: ['text', 'Text'], links: ['links', 'Buttons'] },
}

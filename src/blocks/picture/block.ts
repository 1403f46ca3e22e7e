import type { Block } from '../block.ts'

export const picture: Block = {
  name: 'Text with picture',
  about: 'A text beside a picture',
  fields: { title: ['line', 'Heading'], text: ['html', 'Text'], image: ['image', 'Picture'] },
}

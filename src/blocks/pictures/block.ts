import type { Block } from '../block.ts'

export const pictures: Block = {
  name: 'Pictures',
  about: 'Several pictures in a grid',
  fields: { title: ['line', 'Heading'], items: ['photos', 'Pictures'] },
  under: ['ul', 'items', 'block-pictures'],
}

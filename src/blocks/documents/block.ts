import type { Block } from '../block.ts'

export const documents: Block = {
  name: 'Documents to download',
  about: 'PDFs such as forms and minutes, each with its size and date',
  fields: { title: ['line', 'Heading'], items: ['documents', 'Documents'] },
  under: ['ul', 'items', 'block-documents'],
}

import type { Block } from '../block.ts'

export const questions: Block = {
  name: 'Questions and answers',
  about: 'Questions that open to their answers',
  fields: { title: ['line', 'Heading'], items: ['faq', 'Questions and answers'] },
  under: ['div', 'items', 'faq'],
}

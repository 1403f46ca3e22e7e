import type { Block } from '../block.ts'

export const prayers: Block = {
  name: 'Prayer times',
  about: 'What is next, and today’s five prayers',
  fields: { title: ['line', 'Heading'] },
}

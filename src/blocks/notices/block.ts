import type { Block } from '../block.ts'

export const notices: Block = {
  name: 'Notices',
  about: 'The notices in force, there only while there are any',
  fields: { title: ['line', 'Heading'] },
}

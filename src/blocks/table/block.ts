import type { Block } from '../block.ts'

export const table: Block = {
  name: 'Table',
  about: 'Rows and columns, such as classes or fees',
  fields: {
    title: ['line', 'Heading'],
    rows: [
      'table',
      'Table',
      'The first row heads the columns. A copied spreadsheet can be pasted.',
    ],
  },
}

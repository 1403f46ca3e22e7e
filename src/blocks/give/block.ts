import type { Block } from '../block.ts'

export const give: Block = {
  name: 'Ways to give',
  about: 'How people can give, with a button to the donation page',
  fields: {
    title: ['line', 'Heading'],
    text: ['text', 'Text'],
    items: ['cards', 'Ways', 'Such as in person, by check, or by bank.'],
  },
  sheet: 'cards',
}

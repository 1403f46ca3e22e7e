import type { Block } from '../block.ts'

export const form: Block = {
  name: 'Form',
  about: 'Your own questions; the answers come to Messages',
  fields: {
    title: ['line', 'Heading'],
    text: ['text', 'Text'],
    questions: [
      'questions',
      'Questions',
      'One a line; name and e-mail are asked anyway. A * at the end: it must be answered. Three dots at the end: room for a longer answer.',
    ],
  },
}

import type { Block } from '../block.ts'

export const frame: Block = {
  name: 'Frame of another website',
  about: 'A form, calendar or map of another service; it loads when it comes into view',
  fields: {
    title: ['line', 'Heading'],
    text: ['text', 'Text'],
    address: [
      'secure-url',
      'Address of the frame',
      'From the service’s “Embed”. The pages allow it with the next publishing.',
    ],
  },
  script: 'frame',
}

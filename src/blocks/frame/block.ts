import type { Block } from '../block.ts'
import { framed } from './framed.ts'

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
  Component: ({ h, section, heading, part, path, text, site }) => {
    const address = site.hrefAt(path('address'))
    const host = address ? new URL(address).host : ''
    return section(
      'address',
      heading(),
      part('p', 'text', 'prose'),
      framed(h, {
        section: path('address'),
        address,
        title: text('title') || host,
        to: path('address'),
        href: address,
        link: host,
      }),
    )
  },
}

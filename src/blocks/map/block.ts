import { findUsTexts as texts } from '#texts/content.ts'
import type { Block } from '../block.ts'
import { framed } from '../frame/framed.ts'

/** The map of the contact page, beside words about the way. */
export const map: Block = {
  name: 'Map',
  about: 'The contact page’s map, with your words about the way',
  fields: { title: ['line', 'Heading'], text: ['text', 'How to find us'] },
  sheet: 'frame',
  script: 'frame',
  Component: ({ h, section, heading, part, site }) =>
    section(
      null,
      heading(),
      part('p', 'text', 'prose'),
      framed(h, {
        section: 'contact/map-address',
        address: site.hrefAt('contact/map-address'),
        title: texts.map,
        to: 'header/address',
        href: site.hrefAt('header/address'),
        link: texts.open,
      }),
    ),
}

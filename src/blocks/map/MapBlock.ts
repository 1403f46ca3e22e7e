import { findUsTexts as texts } from '#texts/content.ts'
import type { BlockComponent } from '../component.ts'
import { framed } from '../frame/framed.ts'

/** The map of the contact page, beside words about the way. */
export const MapBlock: BlockComponent = ({ section, heading, part, site }) =>
  section(
    null,
    heading(),
    part('p', 'text', 'prose'),
    framed({
      section: 'contact/map-address',
      address: site.hrefAt('contact/map-address'),
      title: texts.map,
      to: 'header/address',
      href: site.hrefAt('header/address'),
      link: texts.open,
    }),
  )

import { createElement as h } from 'react'
import { supportTexts } from '#texts/home.ts'
import type { BlockComponent } from '../component.ts'

/** Ways to give without an online payment, and the page with the one that is. */
export const GiveBlock: BlockComponent = ({ section, heading, part, site }) => {
  const address = site.pageAddress('donate')
  const button =
    address && h('a', { className: 'button button-primary', href: address }, supportTexts.donate)
  // Text, ways and button each do without the others.
  return section(
    null,
    heading(),
    h(
      'div',
      { className: 'stack' },
      part('p', 'text', 'prose'),
      button && h('p', null, button),
      part('ul', 'items', 'cards lines'),
    ),
  )
}

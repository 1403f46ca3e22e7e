import { supportTexts } from '#texts/home.ts'
import type { Block } from '../block.ts'

/** Ways to give without an online payment, and the page with the one that is. */
export const give: Block = {
  name: 'Ways to give',
  about: 'How people can give, with a button to the donation page',
  fields: {
    title: ['line', 'Heading'],
    text: ['text', 'Text'],
    items: ['cards', 'Ways', 'Such as in person, by check, or by bank.'],
  },
  sheet: 'cards',
  Component: ({ h, section, heading, part, site }) => {
    const address = site.pageAddress('donate')
    const button =
      address && h('a', { className: 'button button-primary', href: address }, supportTexts.donate)
    return section(
      'text',
      heading(),
      h(
        'div',
        { className: 'stack' },
        part('p', 'text', 'prose'),
        button && h('p', null, button),
        part('ul', 'items', 'cards lines'),
      ),
    )
  },
}

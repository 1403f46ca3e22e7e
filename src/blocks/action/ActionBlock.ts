import { createElement as h } from 'react'
import type { BlockComponent } from '../component.ts'

export const ActionBlock: BlockComponent = ({ section, heading, part }) =>
  section(
    'links',
    h(
      'div',
      { className: 'block-action' },
      h('div', null, heading(), part('p', 'text', 'prose')),
      part('ul', 'links', 'block-links'),
    ),
  )

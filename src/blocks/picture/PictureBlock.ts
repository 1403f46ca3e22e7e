import { createElement as h } from 'react'
import type { BlockComponent } from '../component.ts'

export const PictureBlock: BlockComponent = ({ section, heading, part }) =>
  section(
    'text',
    h(
      'div',
      { className: 'split' },
      h('div', null, heading(), part('div', 'text', 'prose')),
      part('div', 'image', 'block-picture'),
    ),
  )

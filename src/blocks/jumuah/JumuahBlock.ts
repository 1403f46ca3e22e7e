import { createElement as h } from 'react'
import type { BlockComponent } from '../component.ts'

/** The Jumu'ahs of the coming Friday, which the script in the head of every page keeps right. */
export const JumuahBlock: BlockComponent = ({ section, heading, part, site }) =>
  section(
    null,
    heading(),
    h(
      'div',
      { 'data-arch': 'built' },
      h('p', { className: 'block-jumuah', 'data-paint': 'jumuah' }, site.times.jumuah ?? ''),
    ),
    part('p', 'text', 'prose'),
  )

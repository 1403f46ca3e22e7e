import { createElement as h } from 'react'
import { tableTexts } from '#texts/content.ts'
import type { BlockComponent } from '../component.ts'

/** A wide table scrolls in a box of its own, which the keyboard reaches. */
export const TableBlock: BlockComponent = ({ section, heading, part, path, html }) =>
  section(
    'rows',
    heading(),
    h(
      'div',
      {
        className: 'block-table',
        role: 'group',
        tabIndex: 0,
        ...(html('title')
          ? { 'aria-labelledby': path('title') }
          : { 'aria-label': tableTexts.name }),
      },
      part('table', 'rows'),
    ),
  )

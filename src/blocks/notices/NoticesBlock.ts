import { createElement as h } from 'react'
import type { BlockComponent } from '../component.ts'

/** What the strip below the header opens, in the page; the same script replaces both. */
export const NoticesBlock: BlockComponent = ({ section, heading, site }) =>
  section(
    null,
    heading(),
    h('div', {
      className: 'block-notices',
      'data-notice-cards': '',
      // biome-ignore lint/security/noDangerouslySetInnerHtml: noticesHtml escapes what people wrote
      dangerouslySetInnerHTML: { __html: site.notices },
    }),
  )

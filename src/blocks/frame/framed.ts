import { createElement as h } from 'react'
import { frameTexts as texts } from '#texts/content.ts'

interface Framed {
  /** The section with the frame's address. */
  section: string
  address: string | undefined
  title: string
  /** The section with the link's address. */
  to: string
  href: string | undefined
  /** The text of the link. */
  link: string
}

/**
 * A page of another service, which nothing contacts before it comes into view (Frame.astro). A page
 * cannot tell whether a frame of another site has failed, so a link to the service is always below.
 */
export const framed = ({ section, address, title, to, href, link }: Framed) =>
  h(
    'div',
    { className: 'frame block-frame', 'data-needs': section, 'data-frame': '', hidden: !address },
    h('iframe', {
      'data-src': address,
      title,
      referrerPolicy: 'strict-origin-when-cross-origin',
      'data-section': section,
      'data-attribute': 'src',
      'data-origins': address && new URL(address).origin,
    }),
    h(
      'p',
      null,
      h('span', { className: 'frame-missing' }, texts.missing),
      h(
        'a',
        {
          className: 'arrow-link',
          href,
          target: '_blank',
          rel: 'noopener',
          'data-section': to,
          'data-attribute': 'href',
        },
        link,
        h('span', { className: 'visually-hidden' }, texts.newTab),
      ),
    ),
  )

import type { BlockComponent } from '../component.ts'
import { framed } from './framed.ts'

export const FrameBlock: BlockComponent = ({ section, heading, part, path, text, site }) => {
  const address = site.hrefAt(path('address'))
  const host = address ? new URL(address).host : ''
  return section(
    'address',
    heading(),
    part('p', 'text', 'prose'),
    framed({
      section: path('address'),
      address,
      title: text('title') || host,
      to: path('address'),
      href: address,
      link: host,
    }),
  )
}

import { useId } from 'react'
import { PanelLink } from './PanelLink.tsx'

interface Props {
  title: string
  links: readonly (readonly [label: string, href: string])[]
}

/** Opens usual forms, each by one tap. */
export function Shortcuts({ title, links }: Props) {
  const id = useId()
  return (
    <nav className="quick-links pile-2xs" aria-labelledby={id}>
      <h2 className="plain-heading small" id={id}>
        {title}
      </h2>
      <ul className="bare line-2xs">
        {links.map(([label, href]) => (
          <li key={href}>
            <PanelLink className="button button-quiet" href={href}>
              {label}
            </PanelLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

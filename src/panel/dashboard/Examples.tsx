import type { SiteExample } from '#contract/dashboard.ts'
import { Notice } from '#islands/ui/Notice.tsx'
import { PanelLink } from '#panel/shell/PanelLink.tsx'

interface Props {
  examples: readonly SiteExample[]
}

/** Names everything on the site that is still an example or not set, each with where it is set. */
export function Examples({ examples }: Props) {
  if (examples.length === 0) return null
  return (
    <Notice kind="warning" title="Still examples, or not set yet">
      <p>Visitors see them, or miss them, until you put in your own.</p>
      <ExampleList examples={examples} />
    </Notice>
  )
}

/** The examples alone. */
export function ExampleList({ examples }: Props) {
  return (
    <ul className="bare examples small line-s tall-links">
      {examples.map(example => (
        <li key={example.name}>
          <Place {...example} />
        </li>
      ))}
    </ul>
  )
}

/** A link to where the value is set; what only the maintainer can set is named. */
function Place({ name, at }: SiteExample) {
  if (at.startsWith('/')) return <PanelLink href={at}>{name}</PanelLink>
  return (
    <>
      {name} <span className="muted">(set {at} in the site’s environment)</span>
    </>
  )
}

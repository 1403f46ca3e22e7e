import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { type Example, examplesIn } from '#config/examples.ts'
import { splitPath } from '#domain/content/registry.ts'
import { Notice } from '#islands/ui/Notice.tsx'
import { siteContent } from '#panel/content/content.ts'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { $session } from '#panel/shell/session.ts'
import { health } from './health.ts'

/** Names everything on the site that is still an example or not set, each with where it is set. */
export function Examples() {
  const content = useStore(siteContent.$data)
  const server = useStore(health.$data)
  const session = useStore($session)
  useEffect(() => {
    void siteContent.load()
    void health.load()
  }, [])
  if (content.state !== 'ready') return null
  const examples = examplesIn({
    text: path => {
      const [pageId, sectionId] = splitPath(path)
      return content.data[pageId]?.sections[sectionId]?.content ?? ''
    },
    mail: server.state === 'ready' ? server.data.mail : 'configured',
    adminEmails: session.state === 'open' ? [session.user.email] : [],
  })
  if (examples.length === 0) return null
  return (
    <Notice kind="warning" title="Still examples, or not set yet">
      <p>Visitors see them, or miss them, until you put in your own.</p>
      <ul className="examples">
        {examples.map(example => (
          <li key={example.name}>
            <Place {...example} />
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** A link to where the value is set; what only the maintainer can set is named. */
function Place({ name, at }: Example) {
  if (at.startsWith('/')) return <PanelLink href={at}>{name}</PanelLink>
  return (
    <>
      {name} <span className="muted">(set {at} in the site’s environment)</span>
    </>
  )
}

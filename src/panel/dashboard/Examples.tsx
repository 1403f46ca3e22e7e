import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { type Example, examplesIn } from '#config/examples.ts'
import { splitPath } from '#domain/content/registry.ts'
import { Notice } from '#islands/ui/Notice.tsx'
import { siteContent } from '#panel/content/content.ts'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { $session } from '#panel/shell/session.ts'
import { health } from './health.ts'

/** Everything on the site that is still an example or not set; undefined until it is known. */
export function useExamples(): Example[] | undefined {
  const content = useStore(siteContent.$data)
  const server = useStore(health.$data)
  const session = useStore($session)
  useEffect(() => {
    void siteContent.load()
    void health.load()
  }, [])
  if (content.state !== 'ready') return undefined
  return examplesIn({
    text: path => {
      const [pageId, sectionId] = splitPath(path)
      return content.data[pageId]?.sections[sectionId]?.content ?? ''
    },
    mail: server.state === 'ready' ? server.data.mail : 'configured',
    adminEmails: session.state === 'open' ? [session.user.email] : [],
  })
}

/** Names everything on the site that is still an example or not set, each with where it is set. */
export function Examples() {
  const examples = useExamples()
  if (!examples || examples.length === 0) return null
  return (
    <Notice kind="warning" title="Still examples, or not set yet">
      <p>Visitors see them, or miss them, until you put in your own.</p>
      <ExampleList />
    </Notice>
  )
}

/** The examples alone. */
export function ExampleList() {
  const examples = useExamples() ?? []
  return (
    <ul className="examples">
      {examples.map(example => (
        <li key={example.name}>
          <Place {...example} />
        </li>
      ))}
    </ul>
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

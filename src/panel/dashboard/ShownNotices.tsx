import { useStore } from '@nanostores/react'
import { momentInSentence } from '#domain/time/intl.ts'
import { Block } from '#panel/shell/Block.tsx'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { $now, mosqueZone } from '#stores/clock.ts'
import { usePart } from './dashboard.ts'

/** The notices that visitors see now; nothing where there is none. */
export function ShownNotices() {
  const notices = usePart('notices') ?? []
  const now = useStore($now)
  const shown = notices.filter(({ end }) => Date.parse(end) > now.getTime())
  if (shown.length === 0) return null
  return (
    <Block title={<>Visitors see these notices now{shown.length > 1 && ` (${shown.length})`}</>}>
      <ul className="bare coming-up shown-notices">
        {shown.map(({ id, text, end }) => (
          <li key={id}>
            <PanelLink href="/admin/notices">{text}</PanelLink>
            <span className="muted">Until {momentInSentence(end, mosqueZone(), now)}</span>
          </li>
        ))}
      </ul>
    </Block>
  )
}

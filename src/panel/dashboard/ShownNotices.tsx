import { useStore } from '@nanostores/react'
import { momentInSentence } from '#domain/time/intl.ts'
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
    <section className="block" aria-labelledby="shown-notices-title">
      <h2 id="shown-notices-title">
        Visitors see these notices now{shown.length > 1 && ` (${shown.length})`}
      </h2>
      <ul className="bare coming-up shown-notices">
        {shown.map(({ id, text, end }) => (
          <li key={id}>
            <PanelLink href="/admin/notices">{text}</PanelLink>
            <span className="muted">Until {momentInSentence(end, mosqueZone(), now)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { noticesInForce } from '#domain/notices/notice.ts'
import { noticeLine } from '#domain/notices/words.ts'
import { momentInWords } from '#domain/time/intl.ts'
import { notices } from '#panel/notices/notices.ts'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { $now, mosqueZone } from '#stores/clock.ts'

/** The notices that visitors see now; nothing where there is none. */
export function ShownNotices() {
  const list = useStore(notices.$data)
  const now = useStore($now)
  useEffect(() => void notices.load(), [])
  const shown = list.state === 'ready' ? noticesInForce(list.data.notices, now) : []
  if (shown.length === 0) return null
  const zone = mosqueZone()
  return (
    <section className="block" aria-labelledby="shown-notices-title">
      <h2 id="shown-notices-title">Visitors see these notices now</h2>
      <ul className="coming-up">
        {shown.map(notice => (
          <li key={notice.id}>
            <span className="muted">until {momentInWords(notice.end, zone, now)}</span>
            <PanelLink href="/admin/notices">{noticeLine(notice, now, zone)}</PanelLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { useStore } from '@nanostores/react'
import { momentInSentence } from '#domain/time/intl.ts'
import { Notice } from '#islands/ui/Notice.tsx'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { $now, mosqueZone } from '#stores/clock.ts'
import { usePart } from './dashboard.ts'

/** Screens that were on in the last 30 days and are not any more. */
export function SilentScreens() {
  const silent = usePart('silentScreens') ?? []
  const now = useStore($now)
  return silent.map(({ id, name, seenAt }) => (
    <Notice
      key={id}
      kind="warning"
      title={
        <>
          The screen “{name}” was not seen since {momentInSentence(seenAt ?? '', mosqueZone(), now)}
          .
        </>
      }
    >
      <p>Check that it is on and has a network.</p>
      <p>
        <PanelLink href="/admin/screens">See the screens</PanelLink>
      </p>
    </Notice>
  ))
}

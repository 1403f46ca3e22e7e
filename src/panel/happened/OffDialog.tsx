import { useStore } from '@nanostores/react'
import { addDays, wallMoment } from '#domain/time/civil.ts'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { DialogErrors } from '#panel/shell/BannerHost.tsx'
import { $now, mosqueZone } from '#stores/clock.ts'
import { DAYS_OFFERED, OffChoices } from './OffChoices.tsx'

/** The classes and events of the coming days, each cancelled or moved from here. */
export function OffDialog({ title, onClose }: { title: string; onClose: () => void }) {
  const { date, clock } = wallMoment(mosqueZone(), useStore($now))
  return (
    <Dialog title={title} toRead onClose={onClose}>
      <DialogErrors />
      <p className="muted">
        It is marked as cancelled on that day, on pages, screens and calendars, and those who follow
        events get a notification. Each can be undone.
      </p>
      <OffChoices
        from={`${date}T${clock}`}
        until={`${addDays(date, DAYS_OFFERED)}T23:59`}
        onDone={onClose}
      />
    </Dialog>
  )
}

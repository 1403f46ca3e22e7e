import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { civilDateIn } from '#domain/time/civil.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import type { PanelIcon } from '#islands/ui/icons.ts'
import { newNotice } from '#panel/notices/usual.ts'
import { QuickLinks } from '#panel/prayer/QuickLinks.tsx'
import { shortcutTo } from '#panel/prayer/shortcutTo.ts'
import { Folded } from '#panel/shell/Folded.tsx'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { $role, mayOpenPath } from '#panel/shell/role.ts'
import { mosqueZone, now } from '#stores/clock.ts'
import './happened.css'

// The rules are loaded once somebody pastes.
const PastedMessage = lazy(async () => {
  const { PastedMessage } = await import('./PastedMessage.tsx')
  return { default: PastedMessage }
})

const CHOICES: readonly { label: string; icon: PanelIcon; href: string }[] = [
  { label: 'Janazah', icon: 'hand-heart', href: newNotice('janazah') },
  { label: 'Closed', icon: 'x', href: newNotice('closed') },
  { label: 'Event off or moved', icon: 'calendar-days', href: '/admin/events' },
  { label: 'Khateeb', icon: 'user-round', href: shortcutTo('khateeb') },
  { label: 'Urgent', icon: 'triangle-alert', href: newNotice('urgent') },
  { label: 'Something else', icon: 'bell', href: newNotice('other') },
]

/** The panel's first question: each answer opens the form for it. */
export function WhatHappened() {
  const role = useStore($role)
  const choices = CHOICES.filter(({ href }) => mayOpenPath(role, href))
  const keepsTimes = mayOpenPath(role, '/admin/prayer-times')
  if (choices.length === 0 && !keepsTimes) return null
  return (
    <section className="card happened" aria-labelledby="happened-title">
      <h2 id="happened-title">What happened?</h2>
      <ul className="actions">
        {choices.map(({ label, icon, href }) => (
          <li key={label}>
            <PanelLink className="button button-quiet" href={href}>
              <Icon name={icon} /> {label}
            </PanelLink>
          </li>
        ))}
      </ul>
      {keepsTimes && <QuickLinks />}
      <Folded className="happened-paste" summary="Or paste a message">
        {() => (
          <Suspense>
            <PastedMessage today={civilDateIn(mosqueZone(), now())} />
          </Suspense>
        )}
      </Folded>
    </section>
  )
}

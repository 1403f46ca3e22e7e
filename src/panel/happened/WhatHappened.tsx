import { useStore } from '@nanostores/react'
import { Suspense, useState } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import type { PanelIcon } from '#islands/ui/Icon.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { newNotice } from '#panel/notices/usual.ts'
import { QuickLinks } from '#panel/prayer/QuickLinks.tsx'
import { shortcutTo } from '#panel/prayer/shortcutTo.ts'
import { Block } from '#panel/shell/Block.tsx'
import { Folded } from '#panel/shell/Folded.tsx'
import { later } from '#panel/shell/later.ts'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { mayOpenPath } from '#panel/shell/role.ts'
import { $role } from '#panel/shell/session.ts'

// The rules are loaded once somebody pastes.
const { PastedMessage } = later(() => import('./PastedMessage.tsx'))
const { OffDialog } = later(() => import('./OffDialog.tsx'))

/** What has happened; one that `opens` is done on the spot. */
const CHOICES: readonly { label: string; icon: PanelIcon; href: string; opens?: true }[] = [
  { label: 'Janazah', icon: 'handHeart', href: newNotice('janazah') },
  { label: 'Closed', icon: 'x', href: newNotice('closed') },
  { label: 'Class off', icon: 'calendarDays', href: '/admin/events', opens: true },
  { label: 'Khateeb', icon: 'userRound', href: shortcutTo('khateeb') },
  { label: 'Moon', icon: 'moon', href: '/admin/prayer-times#hijri' },
  { label: 'Urgent', icon: 'triangleAlert', href: newNotice('urgent') },
  { label: 'Event moved or cancelled', icon: 'calendarDays', href: '/admin/events', opens: true },
  { label: 'Something else', icon: 'bell', href: newNotice('other') },
]

/** The panel's first question: each answer opens the form for it. */
export function WhatHappened() {
  const role = useStore($role)
  const [off, setOff] = useState<string | null>(null)
  const choices = CHOICES.filter(({ href }) => mayOpenPath(role, href))
  const keepsTimes = mayOpenPath(role, '/admin/prayer-times')
  if (choices.length === 0 && !keepsTimes) return null
  return (
    <Block className="card happened" title="What happened?">
      <ul className="bare actions pile-2xs">
        {choices.map(({ label, icon, href, opens }) => (
          <li key={label}>
            {opens ? (
              <Button icon={icon} aria-haspopup="dialog" onClick={() => setOff(label)}>
                {label}
              </Button>
            ) : (
              <PanelLink className="button button-quiet" href={href}>
                <Icon name={icon} /> {label}
              </PanelLink>
            )}
          </li>
        ))}
      </ul>
      {off && (
        <Suspense>
          <OffDialog title={off} onClose={() => setOff(null)} />
        </Suspense>
      )}
      {keepsTimes && <QuickLinks />}
      <Folded className="happened-paste" summary="Or paste a message">
        {() => (
          <Suspense>
            <PastedMessage />
          </Suspense>
        )}
      </Folded>
    </Block>
  )
}

import '#styles/linkedCard.css'
import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect } from 'react'
import { DASHBOARD_PAGE_SIZE } from '#domain/activity/activity.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import type { PanelIcon } from '#islands/ui/icons.ts'
import { ActivityList, ActivitySkeleton } from '#panel/activities/ActivityList.tsx'
import { recentActivity } from '#panel/activities/activity.ts'
import { NoticeLinks } from '#panel/notices/NoticeLinks.tsx'
import { QuickLinks } from '#panel/prayer/QuickLinks.tsx'
import { comingClockChange } from '#panel/prayer/rules/clockChange.ts'
import { PublishCard } from '#panel/publishing/PublishCard.tsx'
import { $changes } from '#panel/shell/changes.ts'
import { NotLoaded } from '#panel/shell/NotLoaded.tsx'
import { PageHead } from '#panel/shell/PageHead.tsx'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { $role, mayOpenPath } from '#panel/shell/role.ts'
import { $session } from '#panel/shell/session.ts'
import { $now, mosqueZone } from '#stores/clock.ts'
import { Checklist } from './Checklist.tsx'
import { ComingUp } from './ComingUp.tsx'
import { loadDashboard, usePart } from './dashboard.ts'
import { FailedWrites } from './FailedWrites.tsx'
import { IgnoredProxy } from './IgnoredProxy.tsx'
import { LowSpace } from './LowSpace.tsx'
import { OldBackup } from './OldBackup.tsx'
import { OldVideos } from './OldVideos.tsx'
import { PrayerTasks } from './PrayerTasks.tsx'
import { ShownNotices } from './ShownNotices.tsx'
import { SilentScreens } from './SilentScreens.tsx'
import { UnreadableData } from './UnreadableData.tsx'
import { WaitingMessages } from './WaitingMessages.tsx'
import './dashboard.css'

// Both are shown on few days, and compute prayer times.
const StoredMoonCard = lazy(async () => {
  const { StoredMoonCard } = await import('#panel/prayer/moon/StoredMoonCard.tsx')
  return { default: StoredMoonCard }
})

const ClockChange = lazy(async () => {
  const { ClockChange } = await import('./ClockChange.tsx')
  return { default: ClockChange }
})

const ACTIONS: readonly { href: string; icon: PanelIcon; label: string; hint: string }[] = [
  {
    href: '/admin/prayer-times',
    icon: 'clock',
    label: 'Change an iqama',
    hint: "Or Jumu'ah, a single day, how times are calculated.",
  },
  {
    href: '/admin/events',
    icon: 'calendar-days',
    label: 'Add an event',
    hint: 'Or change one, copy it, cancel it for one week.',
  },
  {
    href: '/admin/content',
    icon: 'file-text',
    label: 'Change a text',
    hint: 'Or a picture, on any page and on the school’s.',
  },
  {
    href: '/admin/messages',
    icon: 'mail',
    label: 'Read messages',
    hint: 'What visitors wrote, and who is waiting for a reply.',
  },
  {
    href: '/admin/people?invite',
    icon: 'user-plus',
    label: 'Invite someone',
    hint: 'To edit, to keep the prayer times, or as an owner.',
  },
  {
    href: '/admin/settings/general',
    icon: 'palette',
    label: 'Change the theme',
    hint: 'Blue, green, purple or red, for every visitor.',
  },
  {
    href: '/admin/settings/security',
    icon: 'key-round',
    label: 'Change password',
    hint: 'And passkeys, two-factor authentication, signed-in devices.',
  },
]

/** The panel's first page: the most frequent tasks, and recent changes. */
export function DashboardPage() {
  const recent = useStore(recentActivity.$data)
  const session = useStore($session)
  const role = useStore($role)
  const isOwner = role === 'admin'
  const keepsTimes = mayOpenPath(role, '/admin/prayer-times')
  const changes = useStore($changes)
  const now = useStore($now)
  const asksForMoon = usePart('prayer')?.asksForMoon
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change or another role shows something else
  useEffect(() => void loadDashboard(), [changes, role])
  const zone = mosqueZone()
  const clocksChange = keepsTimes && comingClockChange(zone, civilDateIn(zone, now)) !== undefined
  const name = session.state === 'open' ? session.user.name : ''
  return (
    <>
      <PageHead title="Dashboard" lead={name && `Assalamu alaikum, ${name}.`} />
      {asksForMoon && (
        <Suspense>
          <StoredMoonCard />
        </Suspense>
      )}
      {isOwner && (
        <>
          <FailedWrites />
          <LowSpace />
          <OldBackup />
          <IgnoredProxy />
          <UnreadableData />
        </>
      )}
      <PrayerTasks />
      {clocksChange && (
        <Suspense>
          <ClockChange />
        </Suspense>
      )}
      {keepsTimes && <QuickLinks />}
      {mayOpenPath(role, '/admin/notices') && <NoticeLinks />}
      {isOwner && <Checklist />}
      {mayOpenPath(role, '/admin/messages') && <WaitingMessages />}
      <SilentScreens />
      {isOwner && <OldVideos />}
      <ShownNotices />
      <ul className="actions">
        {ACTIONS.filter(({ href }) => mayOpenPath(role, href)).map(
          ({ href, icon, label, hint }) => (
            <li key={href} className="card card-linked">
              <Icon name={icon} />
              <PanelLink href={href}>{label}</PanelLink>
              <p className="muted">{hint}</p>
            </li>
          ),
        )}
      </ul>
      <ComingUp />
      <PublishCard />
      <section className="block" aria-labelledby="recent-title">
        <div className="block-head">
          <h2 id="recent-title">Recent Activities</h2>
          <PanelLink className="arrow-link" href="/admin/activities">
            View all activities <Icon name="arrow-right" />
          </PanelLink>
        </div>
        {recent.state === 'loading' && <ActivitySkeleton rows={DASHBOARD_PAGE_SIZE} />}
        {recent.state === 'failed' && (
          <NotLoaded message={recent.message} retry={recentActivity.load} />
        )}
        {recent.state === 'ready' &&
          (recent.data.data.length > 0 ? (
            <ActivityList
              entries={recent.data.data}
              busy={recent.busy}
              reload={() => void recentActivity.load()}
            />
          ) : (
            <div className="empty">
              <Icon name="history" />
              <p>Nothing has been changed yet. What you and others change will be listed here.</p>
            </div>
          ))}
      </section>
    </>
  )
}

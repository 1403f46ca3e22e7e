import { useStore } from '@nanostores/react'
import { Suspense, useEffect, useState } from 'react'
import { isOwner } from '#domain/account/roles.ts'
import { DASHBOARD_PAGE_SIZE } from '#domain/activity/activity.ts'
import { civilDateIn, wallMoment } from '#domain/time/civil.ts'
import { formatShortDay } from '#domain/time/format.ts'
import { momentInSentence } from '#domain/time/intl.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Icon, type PanelIcon } from '#islands/ui/Icon.tsx'
import { ActivityList } from '#panel/activities/ActivityList.tsx'
import { recentActivity } from '#panel/activities/activity.ts'
import { WhatHappened } from '#panel/happened/WhatHappened.tsx'
import { comingClockChange } from '#panel/prayer/rules/clockChange.ts'
import { PublishCard } from '#panel/publishing/PublishCard.tsx'
import { Block } from '#panel/shell/Block.tsx'
import { $changes } from '#panel/shell/changes.ts'
import { later } from '#panel/shell/later.ts'
import { PageHead } from '#panel/shell/PageHead.tsx'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { mayOpenPath } from '#panel/shell/role.ts'
import { Skeleton } from '#panel/shell/Skeleton.tsx'
import { $role, useUser } from '#panel/shell/session.ts'
import { WhenLoaded } from '#panel/shell/WhenLoaded.tsx'
import { $now, mosqueZone } from '#stores/clock.ts'
import {
  OldVideos,
  OutdatedTexts,
  PrayerTasks,
  SilentScreens,
  WaitingMessages,
} from './Attention.tsx'
import { Checklist } from './Checklist.tsx'
import { hasTrouble, loadDashboard, useIsNew, usePart } from './dashboard.ts'
import './dashboard.css'

// Shown on few days, if ever; two of them compute prayer times.
const { FailingWrites, ServerNotices } = later(() => import('./ServerNotices.tsx'))
const { StoredMoonCard } = later(() => import('#panel/prayer/moon/StoredMoonCard.tsx'))
const { ClockChange } = later(() => import('./ClockChange.tsx'))

/** `isByThumb`: on a phone it is in the bar or the menu below, or among the buttons above. */
const ACTIONS: readonly { href: string; icon: PanelIcon; label: string; isByThumb?: true }[] = [
  { href: '/admin/prayer-times', icon: 'clock', label: 'Prayer times', isByThumb: true },
  { href: '/admin/events', icon: 'calendarDays', label: 'Events', isByThumb: true },
  { href: '/admin/content', icon: 'fileText', label: 'Texts and pictures' },
  { href: '/admin/messages', icon: 'mail', label: 'Messages', isByThumb: true },
  { href: '/admin/pictures', icon: 'images', label: 'Pictures and albums' },
  { href: '/admin/people?invite', icon: 'userPlus', label: 'Invite someone' },
  { href: '/admin/settings/backup', icon: 'download', label: 'Backup' },
  {
    href: '/admin/settings/security',
    icon: 'keyRound',
    label: 'Change password',
    isByThumb: true,
  },
]

/** The panel's first page: the most frequent tasks, and recent changes. */
export function DashboardPage() {
  const recent = useStore(recentActivity.$data)
  const role = useStore($role)
  const seenByOwner = isOwner(role)
  const keepsTimes = mayOpenPath(role, '/admin/prayer-times')
  const health = usePart('health')
  const isTroubled = seenByOwner && health && hasTrouble(health)
  const changes = useStore($changes)
  const now = useStore($now)
  // A site that is nowhere yet has nothing more urgent.
  const isNew = useIsNew()
  const setup = usePart('setup')
  const asksForMoon = usePart('prayer')?.asksForMoon
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change or another role shows something else
  useEffect(() => void loadDashboard(), [changes, role])
  const zone = mosqueZone()
  const clocksChange = keepsTimes && comingClockChange(zone, civilDateIn(zone, now)) !== undefined
  const name = useUser()?.name
  const [showsAll, setShowsAll] = useState(false)
  return (
    <div className="dashboard">
      <PageHead title="Dashboard" lead={name && `Assalamu alaikum, ${name}.`} />
      {seenByOwner &&
        isNew &&
        (setup ? <Checklist /> : <div className="checklist-place skeleton" />)}
      {asksForMoon && (
        <Suspense>
          <StoredMoonCard />
        </Suspense>
      )}
      {isTroubled && (
        <Suspense>
          <FailingWrites />
        </Suspense>
      )}
      {clocksChange && (
        <Suspense>
          <ClockChange />
        </Suspense>
      )}
      <WhatHappened />
      {seenByOwner && !isNew && <Checklist />}
      {/* The most urgent first: on a phone those after the fourth are folded. */}
      <div className="attention" data-all={showsAll || undefined}>
        <PrayerTasks />
        {mayOpenPath(role, '/admin/messages') && <WaitingMessages />}
        {isTroubled && (
          <Suspense>
            <ServerNotices />
          </Suspense>
        )}
        <SilentScreens />
        <OutdatedTexts />
        {seenByOwner && <OldVideos />}
        <Button kind="link" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : 'Show everything to do'}
        </Button>
      </div>
      <ShownNotices />
      <nav aria-label="Pages">
        <ul className="bare actions pile-2xs">
          {ACTIONS.filter(({ href }) => mayOpenPath(role, href)).map(
            ({ href, icon, label, isByThumb }) => (
              <li key={href} data-by-thumb={isByThumb}>
                <PanelLink className="button button-quiet" href={href}>
                  <Icon name={icon} /> {label}
                </PanelLink>
              </li>
            ),
          )}
        </ul>
      </nav>
      <ComingUp />
      <Block
        title="Recent Activities"
        aside={
          <PanelLink className="arrow-link" href="/admin/activities">
            View all activities <Icon name="arrowRight" />
          </PanelLink>
        }
      >
        <WhenLoaded
          loaded={recent}
          retry={recentActivity.load}
          waiting={
            <Skeleton label="Loading activities…" rows={DASHBOARD_PAGE_SIZE} height="4.25rem" />
          }
        >
          {({ data: entries }, busy) =>
            entries.length > 0 ? (
              <ActivityList
                {...{ entries, busy }}
                most={DASHBOARD_PAGE_SIZE}
                reload={() => void recentActivity.load()}
              />
            ) : (
              <div className="empty">
                <Icon name="history" />
                <p>Nothing has been changed yet. What you and others change will be listed here.</p>
              </div>
            )
          }
        </WhenLoaded>
      </Block>
      {seenByOwner && <PublishCard />}
    </div>
  )
}

const SHOWN = 3

/** What happens by itself in the coming weeks: scheduled prayer times, single days, events. */
function ComingUp() {
  const times = usePart('prayer')?.coming ?? []
  const events = usePart('events') ?? []
  const today = wallMoment(mosqueZone(), useStore($now)).date
  // Of one day the prayer times come first.
  const items = [...times, ...events].sort((a, b) => a.date.localeCompare(b.date))
  if (items.length === 0) return null
  const first = items.slice(0, SHOWN)
  return (
    <Block title="Coming up">
      <ul className="bare coming-up">
        {first.map(({ date, text, href }) => (
          <li key={`${date} ${text}`}>
            <span className="muted">{date === today ? 'Today' : formatShortDay(date)}</span>
            <PanelLink href={href}>{text}</PanelLink>
          </li>
        ))}
      </ul>
    </Block>
  )
}

/** The notices that visitors see now; nothing where there is none. */
function ShownNotices() {
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

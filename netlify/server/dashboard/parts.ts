import { contentOf } from '#config/seed/releases.ts'
import type { ComingItem, Dashboard, PrayerTask, ShownNotice } from '#contract/dashboard.ts'
import type { User } from '#domain/account/user.ts'
import { noticesInForce } from '#domain/notices/notice.ts'
import { noticeLine } from '#domain/notices/words.ts'
import { moonOn } from '#domain/prayer/awaitedMoon.ts'
import { eidsToEnter, eidToEnterInWords } from '#domain/prayer/comingEids.ts'
import { dueEndings, endingInWords } from '#domain/prayer/endings.ts'
import { isBeginningChosen } from '#domain/prayer/hijriSettings.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { storedFindings } from '#domain/prayer/timesReview.ts'
import { civilDateIn, wallMoment } from '#domain/time/civil.ts'
import { siteNow } from '../clock.ts'
import { eventForVisitors } from '../events/responses.ts'
import { publicNotices } from '../notices/responses.ts'
import { visitorContext } from '../prayer/context.ts'
import { remainingExamples } from '../setup/examples.ts'
import { backupHealth } from '../setup/lastBackup.ts'
import { mailState } from '../setup/mailState.ts'
import { contentDocument } from '../storage/content.ts'
import { read } from '../storage/documents.ts'
import { eventsDocument } from '../storage/events.ts'
import { noticesDocument } from '../storage/notices.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'
import { usersDocument } from '../storage/users.ts'
import { setupSteps } from './checklist.ts'
import { comingEvents, comingTimes } from './comingUp.ts'

type ValueOf<Name extends keyof Dashboard> = Extract<
  NonNullable<Dashboard[Name]>,
  { value: unknown }
>['value']

/** What the prayer times ask for and bring. Throws StorageError. */
export async function prayerSummary(): Promise<ValueOf<'prayer'>> {
  const [{ value: settings }, { closures }] = await Promise.all([
    read(prayerSettingsDocument),
    visitorContext(),
  ])
  const today = civilDateIn(settings.place.timeZone, siteNow())
  return {
    tasks: [
      ...endingTasks(settings, today),
      ...eidTasks(settings, today),
      ...timesTasks(settings, today),
    ],
    coming: comingTimes(settings, today, closures),
    asksForMoon: moonOn(settings.hijri, today) !== null,
  }
}

/** A reminder of a timetable, iqama rules or Jumu'ah times that end soon. */
function endingTasks(settings: PrayerSettings, today: string): PrayerTask[] {
  const endings = dueEndings(settings, today)
  if (endings.length === 0) return []
  const isTable = endings.some(({ of }) => of === 'timetable')
  return [
    {
      lines: endings.map(endingInWords),
      href: `/admin/prayer-times${isTable ? '#timetable' : ''}`,
      label: isTable ? 'Upload the next timetable' : 'Open prayer times',
    },
  ]
}

/** Asks for the prayer times of an Eid two weeks before it. */
function eidTasks(settings: PrayerSettings, today: string): PrayerTask[] {
  const eids = eidsToEnter(settings, today)
  if (eids.length === 0) return []
  const unchosen =
    'Nobody has chosen how Hijri months begin: until then Eid is ‘expected’ and not greeted.'
  return [
    {
      lines: [
        ...eids.map(eidToEnterInWords),
        ...(isBeginningChosen(settings.hijri) ? [] : [unchosen]),
      ],
      href: '/admin/prayer-times#change-eid',
      label: 'Enter Eid prayers',
    },
  ]
}

/** What a rule, a timetable or a single day leaves where its time cannot be. */
function timesTasks(settings: PrayerSettings, today: string): PrayerTask[] {
  const found = storedFindings(settings, today)
  if (found.length === 0) return []
  return [
    {
      title: 'Prayer times to correct',
      lines: found.map(({ message }) => message),
      href: '/admin/prayer-times#ahead',
      label: 'Correct them',
    },
  ]
}

/** The next days of the nearest events. Throws StorageError. */
export async function comingEventsNow(): Promise<ComingItem[]> {
  const [{ value }, context] = await Promise.all([read(eventsDocument), visitorContext()])
  const active = value.events.filter(event => event.active)
  const events = active.map(event => eventForVisitors(event, context))
  return comingEvents(events, wallMoment(context.zone, siteNow()))
}

/** The notices that visitors see now. Throws StorageError. */
export async function shownNotices(): Promise<ShownNotice[]> {
  const [{ value }, context] = await Promise.all([read(noticesDocument), visitorContext()])
  const now = siteNow()
  return noticesInForce(publicNotices(value.notices, context, now), now).map(notice => ({
    id: notice.id,
    text: noticeLine(notice, now, context.zone),
    end: notice.end,
  }))
}

/** What is left to set up, and what is still an example. Throws StorageError. */
export async function siteSetup(user: User): Promise<ValueOf<'setup'>> {
  const [content, prayer, users, examples, mail, backup] = await Promise.all([
    read(contentDocument),
    read(prayerSettingsDocument),
    read(usersDocument),
    remainingExamples(user),
    mailState(),
    backupHealth(new Date()),
  ])
  const steps = setupSteps({
    siteName: contentOf(content.value, 'header/site-name'),
    logo: contentOf(content.value, 'header/logo'),
    prayer: prayer.value,
    examples: examples.filter(({ at }) => at.startsWith('/')).length,
    people: users.value.users.length,
    health: { mail, backup },
  })
  return { steps, examples }
}

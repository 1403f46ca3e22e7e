import { contentOf } from '#config/seed/releases.ts'
import type { ComingItem, Dashboard, PrayerTask, ShownNotice } from '#contract/dashboard.ts'
import type { User } from '#domain/account/user.ts'
import { canceledOn } from '#domain/events/canceled.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { eventFormAddress } from '#domain/events/formAddress.ts'
import { hoursInWords } from '#domain/events/hours.ts'
import { listing } from '#domain/events/listing.ts'
import { noticesInForce } from '#domain/notices/notice.ts'
import { noticeLine } from '#domain/notices/words.ts'
import { moonOn } from '#domain/prayer/awaitedMoon.ts'
import { closedDay } from '#domain/prayer/closedDay.ts'
import type { Closure } from '#domain/prayer/closure.ts'
import { eidsToEnter, eidToEnterInWords } from '#domain/prayer/comingEids.ts'
import { dueEndings, endingInWords } from '#domain/prayer/endings.ts'
import { isBeginningChosen } from '#domain/prayer/hijriSettings.ts'
import { overrideInWords, slotsInWords } from '#domain/prayer/inWords/single.ts'
import { changesOn } from '#domain/prayer/marks.ts'
import { PRAYERS } from '#domain/prayer/names.ts'
import { closedInWords } from '#domain/prayer/notices.ts'
import type { ChangeName } from '#domain/prayer/response.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { dayComputer, type PrayerDay } from '#domain/prayer/times.ts'
import { storedFindings } from '#domain/prayer/timesReview.ts'
import { remembered } from '#domain/remembered.ts'
import { addDays, civilDateIn, datesFrom, type WallMoment, wallMoment } from '#domain/time/civil.ts'
import { clock12 } from '#domain/time/format.ts'
import { spell } from '#locale/spell.ts'
import { siteNow } from '#server/clock.ts'
import { eventForVisitors } from '#server/events/responses.ts'
import { publicNotices } from '#server/notices/responses.ts'
import { visitorContext } from '#server/prayer/context.ts'
import { remainingExamples } from '#server/setup/examples.ts'
import { backupHealth } from '#server/setup/lastBackup.ts'
import { mailState } from '#server/setup/mailState.ts'
import { contentDocument } from '#server/storage/content.ts'
import { read } from '#server/storage/documents.ts'
import { eventsDocument } from '#server/storage/events.ts'
import { noticesDocument } from '#server/storage/notices.ts'
import { prayerSettingsDocument } from '#server/storage/prayerSettings.ts'
import { usersDocument } from '#server/storage/users.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { setupSteps } from './checklist.ts'

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

/** How far ahead the dashboard looks, in days. */
const AHEAD = 60
/** How many of the nearest events it lists. */
const EVENTS = 5

/**
 * The next lasting change of each iqama and of Jumu'ah as visitors will be told of it, and the single
 * days, by date, without what closures cancel.
 */
export function comingTimes(
  settings: PrayerSettings,
  today: string,
  closures: readonly Closure[] = [],
): ComingItem[] {
  const until = addDays(today, AHEAD)
  const zone = settings.place.timeZone
  const href = '/admin/prayer-times'
  const computed = dayComputer(settings, today)
  const dayOf = remembered(date => closedDay(computed(date), closures, zone))
  const days = datesFrom(addDays(today, 1), until).map(date => {
    const { changes, only } = changesOn(dayOf(date), dayOf, zone)
    return { day: dayOf(date), lasting: changes.filter(name => !only.includes(name)) }
  })
  const next = (name: ChangeName, words: (day: PrayerDay, label: string) => string) => {
    const day = days.find(({ lasting }) => lasting.includes(name))?.day
    return day ? [{ date: day.iso, text: words(day, prayerNames[name]), href }] : []
  }
  return [
    ...PRAYERS.flatMap(name =>
      next(name, ({ iqama }, label) => spell(`${label} iqama at ${clock12(iqama[name])}`)),
    ),
    ...next('jumuah', ({ jumuah }, label) => `${label} ${slotsInWords(jumuah) || 'none'}`),
    ...settings.overrides
      .filter(({ date }) => date >= today && date <= until)
      .map(day => {
        const words = [`This day only: ${overrideInWords(day)}`, closedInWords(dayOf(day.date))]
        return { date: day.date, text: words.filter(Boolean).join('. '), href }
      }),
  ].sort((a, b) => a.date.localeCompare(b.date))
}

/** The next days of the nearest events that visitors see. */
export function comingEvents(events: readonly CommunityEvent[], at: WallMoment): ComingItem[] {
  const shown = events.filter(({ active }) => active)
  return listing(shown, at)
    .upcoming.flatMap(({ event, date }) => {
      if (!date) return []
      const words = [event.title, hoursInWords(event, date), canceledOn(event, date)]
      const text = words.filter(Boolean).join(', ')
      return [{ date, text, href: eventFormAddress(event.id) }]
    })
    .slice(0, EVENTS)
}

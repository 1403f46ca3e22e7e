import { atom } from 'nanostores'
import { changeEvents } from '#contract/events.ts'
import {
  CALENDAR_LIMIT,
  type CalendarPreview,
  type CalendarSource,
  importCalendar,
  MOST_IMPORTED,
  previewCalendar,
} from '#contract/importEvents.ts'
import type { Category } from '#domain/lists/categories.ts'
import { offerUndo, orShowError } from '#panel/shell/banner.ts'
import { textOf } from '#panel/shell/loaded.ts'
import { callAsAdmin } from '#panel/shell/session.ts'
import { loadAdminEvents } from '../list.ts'
import { eventsInWords } from '../many.ts'
import { follow } from './calendars.ts'

type Found = CalendarPreview & { source: CalendarSource }

/** The dialog in which a calendar from elsewhere is looked at and taken over. */
export type Importing =
  | { state: 'closed' }
  | { state: 'choosing' | 'reading'; problem: string }
  | { state: 'found' | 'importing'; found: Found; chosen: ReadonlySet<string>; problem: string }

export const $importing = atom<Importing>({ state: 'closed' })

export const openImport = () => $importing.set({ state: 'choosing', problem: '' })
export const closeImport = () => $importing.set({ state: 'closed' })

/** Reads a chosen .ics file. */
export async function readEvents(file: File): Promise<void> {
  if (file.size > CALENDAR_LIMIT) {
    $importing.set({ state: 'choosing', problem: 'This file has more than 2 MB. Choose another.' })
    return
  }
  await readSource({ text: await file.text() })
}

/** Reads a calendar and shows what is in it; nothing is stored. */
export async function readSource(source: CalendarSource): Promise<void> {
  $importing.set({ state: 'reading', problem: '' })
  try {
    const preview = await callAsAdmin(previewCalendar, { body: { source } })
    if ($importing.get().state !== 'reading') return
    const fresh = preview.events.filter(({ isHere }) => !isHere).slice(0, MOST_IMPORTED)
    const chosen = new Set(fresh.map(({ uid }) => uid))
    $importing.set({ state: 'found', found: { ...preview, source }, chosen, problem: '' })
  } catch (error) {
    if ($importing.get().state === 'reading') {
      $importing.set({ state: 'choosing', problem: textOf(error) })
    }
  }
}

/** Takes events of the found ones, or leaves them. */
export function choose(uids: readonly string[], isChosen: boolean): void {
  const before = $importing.get()
  if (before.state !== 'found') return
  const chosen = new Set(before.chosen)
  for (const uid of uids) {
    if (isChosen) chosen.add(uid)
    else chosen.delete(uid)
  }
  $importing.set({ ...before, chosen, problem: '' })
}

/** Creates the chosen events, says how many, and offers to take all of them off again. */
export async function importChosen(category: Category, active: boolean): Promise<void> {
  const before = $importing.get()
  if (before.state !== 'found') return
  $importing.set({ ...before, state: 'importing', problem: '' })
  const { found, chosen } = before
  try {
    const body = { source: found.source, uids: [...chosen], category, active }
    const { events } = await callAsAdmin(importCalendar, { body })
    closeImport()
    await loadAdminEvents()
    offerUndo(`${eventsInWords(events.length)} imported.`, () => {
      const changes = events.map(({ id }) => ({ id, deleted: true }))
      void orShowError(async () => {
        await callAsAdmin(changeEvents, { body: { changes } })
        await loadAdminEvents()
      })
    })
  } catch (error) {
    $importing.set({ ...before, problem: textOf(error) })
  }
}

/** Takes over the whole calendar, and has it read every hour. */
export async function keepCalendar(category: Category): Promise<void> {
  const before = $importing.get()
  if (before.state !== 'found' || !('address' in before.found.source)) return
  $importing.set({ ...before, state: 'importing', problem: '' })
  try {
    await follow(before.found.source.address, category)
    closeImport()
  } catch (error) {
    $importing.set({ ...before, problem: textOf(error) })
  }
}

import { afterAll, beforeAll, vi } from 'vitest'
import {
  deleteEvent,
  type EventResponse,
  getAdminEvents,
  restoreEvent,
  updateEvent,
} from '#contract/events.ts'
import type { User } from '#domain/account/user.ts'
import { addAdmin, type Browser, signedIn } from './browser.ts'
import { eventForm } from './eventForms.ts'
import { type Site, startSite } from './site.ts'

export let site: Site
export let amina: User
/** Amina's browser. */
export let browser: Browser

/** Starts one site for all tests of the file, with Amina signed in. */
export function allWithSite(): void {
  beforeAll(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    site = await startSite({ SITE_NOW: '2026-11-21T17:00:00Z' })
    amina = await addAdmin('Amina')
    await signInAgain()
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await site.stop()
  })
}

/** Gives Amina another session: her session ends when the clock is moved. */
export async function signInAgain(): Promise<void> {
  browser = await signedIn(site, amina)
}

export const all = (): Promise<EventResponse[]> => browser.fetchJson(getAdminEvents)
export const find = async (id: string) => (await all()).find(event => event.id === id)
export const save = (id: string, fields: Parameters<typeof eventForm>[0] = {}, status = 200) =>
  browser.fetchJson(updateEvent, { params: { id }, body: eventForm(fields) }, status)
export const remove = (id: string, status = 200) =>
  browser.fetchJson(deleteEvent, { params: { id } }, status)
export const restore = (id: string, body?: object, status = 200) =>
  browser.fetchJson(restoreEvent, { params: { id }, body }, status)

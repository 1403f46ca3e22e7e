import {
  deleteEvent,
  type EventResponse,
  getAdminEvents,
  restoreEvent,
  updateEvent,
} from '#contract/events.ts'
import { eventForm } from './eventForms.ts'
import { browser } from './running.ts'

/** The clock of a site whose events are tested. */
export const SATURDAY = { SITE_NOW: '2026-11-21T17:00:00Z' }

export const all = (): Promise<EventResponse[]> => browser.fetchJson(getAdminEvents)
export const find = async (id: string) => (await all()).find(event => event.id === id)
export const save = (id: string, fields: Parameters<typeof eventForm>[0] = {}, status = 200) =>
  browser.fetchJson(updateEvent, { params: { id }, body: eventForm(fields) }, status)
export const remove = (id: string, status = 200) =>
  browser.fetchJson(deleteEvent, { params: { id } }, status)
export const restore = (id: string, body?: object, status = 200) =>
  browser.fetchJson(restoreEvent, { params: { id }, body }, status)

import { expect, it } from 'vitest'
import type { Dashboard } from '#contract/dashboard.ts'
import type { Health } from '#contract/health.ts'
import { AMINA, fakeBrowser } from '#panel/testing/browser.ts'

const ALL: Dashboard = {
  activity: { value: { data: [], totalPages: 1, logMonths: null } },
  publishing: { value: { state: 'rebuilt', at: null } },
  silentScreens: { value: [] },
  messages: { value: { unread: 3, unanswered: 0, quarantined: 0, undelivered: 0 } },
}

/** What the panel has of the dashboard after this response. */
async function loaded(response: unknown) {
  const browser = fakeBrowser()
  browser.responses['GET /api/dashboard'] = response
  const { keepUser } = await import('#panel/shell/session.ts')
  keepUser(AMINA)
  const { loadDashboard } = await import('./dashboard.ts')
  const { recentActivity } = await import('#panel/activities/activity.ts')
  const { messageCounts } = await import('#panel/messages/counts.ts')
  const { publishStatus, watchPublishing } = await import('#panel/publishing/publishing.ts')
  const stops = [messageCounts.$data.listen(() => {}), watchPublishing()]
  await loadDashboard()
  for (const stop of stops) stop()
  const { requests } = browser
  return {
    requests,
    activity: recentActivity.$data.get(),
    counts: messageCounts.$data.get(),
    publishing: publishStatus.$data.get(),
  }
}

it('fills what the rest of the panel shows from one request', async () => {
  const { requests, activity, counts, publishing } = await loaded(ALL)
  expect(requests).toEqual(['GET /api/dashboard'])
  expect(activity).toMatchObject({ state: 'ready', data: { data: [] } })
  expect(counts).toMatchObject({ state: 'ready', data: { unread: 3 } })
  expect(publishing).toMatchObject({ state: 'ready', data: { state: 'rebuilt' } })
})

it('shows the failure of a part alone', async () => {
  const { activity, counts, publishing } = await loaded({
    ...ALL,
    activity: { failure: 'Failed to fetch recent activity' },
    publishing: { failure: 'The publishing status could not be loaded.' },
  })
  expect(activity).toEqual({ state: 'failed', message: 'Failed to load recent activity' })
  expect(publishing).toMatchObject({ message: 'The publishing status could not be loaded.' })
  expect(counts).toMatchObject({ state: 'ready', data: { unread: 3 } })
})

it('says for each part that the request failed', async () => {
  const { activity, publishing } = await loaded(500)
  expect(activity).toEqual({ state: 'failed', message: 'Failed to load recent activity' })
  expect(publishing).toEqual({ state: 'failed', message: 'The dashboard could not be loaded.' })
})

it.each([
  ['nothing', {}, false],
  ['a nearly full disk', { space: { state: 'low' } }, true],
  ['backups that have stopped', { backup: { state: 'old' } }, true],
  ['off-site backups without a key', { offsite: { state: 'no key' } }, true],
  ['writes that fail', { writes: { state: 'failing' } }, true],
  ['a proxy that is ignored', { proxy: 'ignored' }, true],
  ['an event that cannot be read', { unreadable: { counts: { events: 1 }, documents: [] } }, true],
  ['a document that cannot be read', { unreadable: { counts: {}, documents: ['It.'] } }, true],
])('has news of the server for an owner with %s', async (_, part, expected) => {
  const { hasTrouble } = await import('./dashboard.ts')
  const health = {
    ...{ writes: { state: 'ok' }, space: { state: 'enough' }, backup: { state: 'current' } },
    ...{ offsite: { state: 'off' }, proxy: 'none', unreadable: { counts: {}, documents: [] } },
  }
  expect(hasTrouble({ ...health, ...part } as unknown as Health)).toBe(expected)
})

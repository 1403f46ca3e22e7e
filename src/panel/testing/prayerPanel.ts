import { beforeEach, expect, vi } from 'vitest'
import type { PrayerSettingsResponse } from '#contract/prayerSettings.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import type { IqamaChange } from '#panel/prayer/rules/change.ts'

const NOW = new Date('2026-11-21T17:00:00Z')
export const USER = { id: '1', name: 'Amina', email: 'amina@example.org', role: 'admin' as const }

/** A change of the Isha iqama from the next day on. */
export const isha: IqamaChange = {
  kind: 'iqama',
  prayer: 'isha',
  rule: { kind: 'fixed', time: '19:45' },
  when: 'offered',
  from: '2026-11-22',
  until: '',
}

/** Posts a closure of the evening on which that change begins. */
export async function closedOnSunday(): Promise<void> {
  const { notices } = await import('#panel/notices/notices.ts')
  const [start, end] = ['2026-11-22T22:00:00Z', '2026-11-23T04:59:00Z'] as const
  const closure = { kind: 'closure', title: 'Closed', text: '', reason: 'snow' } as const
  const saved = { id: 'c', revision: 1, savedAt: start, savedBy: 'Amina', earlier: [] }
  notices.set({ notices: [{ ...closure, start, end, keeps: [], ...saved }], deleted: [] })
}

/** A server that keeps prayer settings and responds as the endpoints do. */
class Server {
  stored: PrayerSettingsResponse = {
    revision: 3,
    savedAt: '2026-11-20T10:00:00Z',
    savedBy: 'Amina',
    settings: seed(),
  }
  requests: { method: string; path: string; body: Record<string, unknown> }[] = []
  fails: { status: number; error: string; fields?: object } | null = null
  meanwhile: (() => void) | null = null

  readonly fetch = async (path: string, init: RequestInit) => {
    const body = init.body ? JSON.parse(String(init.body)) : {}
    this.requests.push({ method: init.method ?? '', path, body })
    if (this.fails) return Response.json({ success: false, ...this.fails }, this.fails)
    if (init.method === 'GET') return Response.json(this.stored)
    this.meanwhile?.()
    if (body.base !== this.stored.revision) {
      const conflict = {
        ...{ success: false, error: 'Someone else' },
        ...{ current: this.stored, savedBy: this.stored.savedBy },
      }
      return Response.json(conflict, { status: 409 })
    }
    this.save(body.settings ?? seed())
    return Response.json({ success: true, ...this.stored })
  }

  save(settings: PrayerSettings) {
    const revision = this.stored.revision + 1
    this.stored = { revision, savedAt: NOW.toISOString(), savedBy: 'Bilal', settings }
  }
}

export let server: Server
export let storage: Map<string, string>

export const seed = () => seedPrayerSettings(NOW)
export const hanafi = (s: PrayerSettings): PrayerSettings => ({
  ...s,
  calculation: { ...s.calculation, madhab: 'hanafi' },
})

/** The stores of a prayer times page that was just opened. */
export async function opened() {
  vi.resetModules()
  const [store, session, unsaved, banner, { $leaving }] = await Promise.all([
    import('#panel/prayer/prayerSettings.ts'),
    import('#panel/shell/session.ts'),
    import('#panel/shell/unsaved.ts'),
    import('#panel/shell/banner.ts'),
    import('#panel/shell/leaving.ts'),
  ])
  session.$session.set({
    state: 'open',
    user: { ...USER, avatar: null, twoFactor: false, hasPasskey: false },
  })
  await store.prayerForm.load()
  const undo = async () => {
    const { stored } = ready(store)()
    banner.$undo.get()?.run?.()
    await vi.waitFor(() => expect(ready(store)().stored).not.toBe(stored), 10_000)
  }
  const { $undo } = banner
  return { ...store, ...session, ...unsaved, $undo, $leaving, now: ready(store), undo }
}

function ready(store: typeof import('#panel/prayer/prayerSettings.ts')) {
  return () => {
    const editing = store.$prayerEditing.get()
    if (editing.state !== 'ready') throw new Error(`it is ${editing.state}`)
    return editing
  }
}

/** Gives each test of the file a server, empty browser storage and the fixed time. */
export function eachWithServer(): void {
  beforeEach(() => {
    server = new Server()
    storage = new Map()
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
    vi.stubGlobal('fetch', server.fetch)
    const area = {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
      removeItem: (key: string) => storage.delete(key),
    }
    vi.stubGlobal('sessionStorage', area)
    vi.stubGlobal('localStorage', area)
  })
}

import { vi } from 'vitest'

/** The parts of a browser that the panel's stores use; each test starts with a new one. */
export interface FakeBrowser {
  local: Map<string, string>
  session: Map<string, string>
  /** The requested addresses, with their methods. */
  requests: string[]
  /** The responses by 'METHOD /path': a body, a status or all of it. */
  responses: Record<string, unknown>
}

const storage = (kept: Map<string, string>) =>
  new Proxy(
    {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  )

/** Replaces the browser and the server; `signedIn` puts a user into browser storage. */
export function fakeBrowser({ signedIn = true } = {}): FakeBrowser {
  vi.resetModules()
  const browser: FakeBrowser = { local: new Map(), session: new Map(), requests: [], responses: {} }
  if (signedIn) {
    browser.local.set(
      'user',
      JSON.stringify({ name: 'Amina', email: 'a@example.org', role: 'admin' }),
    )
  }
  const events = new EventTarget()
  vi.stubGlobal('localStorage', storage(browser.local))
  vi.stubGlobal('sessionStorage', storage(browser.session))
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    visibilityState: 'visible',
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
  })
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    const name = `${method} ${address.split('?')[0]}`
    browser.requests.push(name)
    const response = browser.responses[name]
    if (response === undefined) throw new TypeError('offline')
    if (response instanceof Response) return response
    if (typeof response === 'number') return Response.json({ success: false }, { status: response })
    const { status = 200, ...body } = response as { status?: number }
    return Response.json(body, { status })
  })
  return browser
}

export const AMINA = {
  id: '1',
  name: 'Amina',
  email: 'a@example.org',
  role: 'admin',
  avatar: null,
  twoFactor: false,
  hasPasskey: false,
} as const

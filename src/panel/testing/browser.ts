import { vi } from 'vitest'

/** As much of a browser as the panel's stores touch; each test begins with a fresh one. */
export interface FakeBrowser {
  local: Map<string, string>
  session: Map<string, string>
  /** The requested addresses, with their methods. */
  requests: string[]
  /** What the server responds: by 'METHOD /path', a body or a status. */
  answers: Record<string, unknown>
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

/** Stands in for the browser and the server; `signedIn` also lets a user be remembered. */
export function fakeBrowser({ signedIn = true } = {}): FakeBrowser {
  vi.resetModules()
  const browser: FakeBrowser = { local: new Map(), session: new Map(), requests: [], answers: {} }
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
    const answer = browser.answers[name]
    if (answer === undefined) throw new TypeError('offline')
    if (typeof answer === 'number') return Response.json({ success: false }, { status: answer })
    const { status = 200, ...body } = answer as { status?: number }
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
} as const

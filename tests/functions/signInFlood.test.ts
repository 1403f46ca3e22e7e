import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changePassword } from '#contract/changePassword.ts'
import { login, signInBusy } from '#contract/login.ts'
import { Browser, signedIn } from './browser.ts'
import { hashes } from './cheapHashes.ts'
import { site, amina as user, withAmina } from './running.ts'

let letGo: () => void

withAmina(beforeEach)
afterEach(async () => {
  letGo()
})

function hold(): void {
  hashes.held = new Promise(resolve => {
    letGo = () => {
      hashes.held = undefined
      resolve()
    }
  })
}

const stranger = (index: number, network = index) =>
  site.send(login, {
    ip: `203.0.${network}.7`,
    body: { username: `nobody${index}@example.org`, password: 'a wrong one' },
  })

/** Eighty strangers from that many networks, whose passwords are not hashed until `letGo`. */
async function flood(networks = 80) {
  hold()
  const statuses: number[] = []
  const done = Promise.all(
    Array.from({ length: 80 }, async (_, index) => {
      statuses.push((await stranger(index, index % networks)).status)
    }),
  )
  await vi.waitFor(() => expect(statuses.length).toBeGreaterThanOrEqual(10), 20_000)
  return { statuses, done }
}

/** Makes the site measure one hash of this duration, which counts an eighth in its average. */
async function seeHashOf(ms: number): Promise<void> {
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += ms))
  await stranger(100)
  clock.mockRestore()
}
/** Some 400 ms a hash: fifty requests wait. */
const MODERATE = 3_200
/** Over a minute a hash: no request waits. */
const SLOW = 640_000

/** Signs in, and lets the hashes continue after the site had time to refuse it. */
async function statusOf(press: Promise<Response>): Promise<number> {
  await Promise.race([press, wait(300)])
  letGo()
  return (await press).status
}

describe('while 80 strangers sign in at once', () => {
  it.each([
    ['browser', '192.0.2.78', (phone: Browser) => phone],
    ['address', '192.0.2.77', () => new Browser(site, { ip: '192.0.2.77' })],
  ])(
    'lets an admin in at a known %s',
    async (_, ip, chosen) => {
      const phone = new Browser(site, { ip: '192.0.2.77' })
      await phone.signIn(user)
      await seeHashOf(MODERATE)
      const { statuses, done } = await flood()
      expect(new Set(statuses)).toEqual(new Set([503]))
      const browser = chosen(phone)
      Object.assign(browser.options, { ip })
      expect(await statusOf(browser.signIn(user))).toBe(200)
      await done
    },
    30_000,
  )

  it('lets an admin in at a new browser when they come from few addresses', async () => {
    await seeHashOf(MODERATE)
    const { statuses, done } = await flood(4)
    expect(new Set(statuses)).toEqual(new Set([503]))
    expect(await statusOf(new Browser(site, { ip: '192.0.2.99' }).signIn(user))).toBe(200)
    await done
  })

  it('counts no try for a password that was not checked', async () => {
    await seeHashOf(SLOW)
    const { done } = await flood()
    const elsewhere = new Browser(site, { ip: '192.0.2.78' })
    for (let press = 0; press < 8; press++) {
      const response = await elsewhere.signIn(user)
      expect(response.status).toBe(503)
      expect(response.headers.get('retry-after')).toBe('10')
      expect(await response.json()).toMatchObject({ code: 'busy', error: signInBusy(10) })
    }
    letGo()
    await done
    expect((await elsewhere.signIn(user)).status).toBe(200)
  })

  it('counts no try for a current password that was not checked', async () => {
    const browser = await signedIn(site, user)
    await seeHashOf(SLOW)
    const { done } = await flood()
    const body = { currentPassword: 'a wrong one', newPassword: 'quinces and dates' }
    for (let press = 0; press < 8; press++) {
      expect((await browser.send(changePassword, { body })).status).toBe(503)
    }
    letGo()
    await done
    expect((await browser.send(changePassword, { body })).status).toBe(403)
  })
})

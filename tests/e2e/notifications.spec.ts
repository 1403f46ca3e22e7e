import type { Page, Worker } from 'playwright/test'
import { newReceiver } from '../support/pushService.ts'
import { expect, test } from './site.ts'
import { expectSound } from './sound.ts'

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

/**
 * Subscribes as a browser does that may show notifications and reaches its push service; one
 * without windows does neither.
 */
async function withPushService(page: Page): Promise<void> {
  const { curve, auth } = newReceiver()
  const keys = {
    p256dh: curve.getPublicKey().toString('base64url'),
    auth: auth.toString('base64url'),
  }
  await page.addInitScript(keys => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    let key: Uint8Array | undefined
    const subscription = {
      endpoint: 'http://127.0.0.1:9/push/of-a-test',
      get options() {
        return { userVisibleOnly: true, applicationServerKey: key?.buffer ?? null }
      },
      toJSON: () => ({ endpoint: 'http://127.0.0.1:9/push/of-a-test', keys }),
      unsubscribe: async () => {
        key = undefined
        return true
      },
    }
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (key ? subscription : null),
      subscribe: async ({ applicationServerKey: text }: { applicationServerKey: string }) => {
        const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
        key = Uint8Array.from(plain, one => one.charCodeAt(0))
        return subscription
      },
    })
  }, keys)
}

/** Hands the service worker a message, as the browser does once it is decrypted. */
async function push(page: Page, message: object): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>(resolve => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  })
  await session.detach()
}

/**
 * Has the worker show its notifications here, one for each tag as a system does, and returns what
 * is shown.
 */
async function shownBy(worker: Worker): Promise<() => Promise<object[]>> {
  await worker.evaluate(() => {
    const shown: Record<string, object> = {}
    const { registration } = globalThis as unknown as { registration: object }
    const showNotification = async (title: string, { tag = '', ...options }) => {
      shown[tag] = { title, tag, ...options }
    }
    Object.assign(registration, { showNotification })
    Object.assign(globalThis, { shown })
  })
  return () =>
    worker.evaluate(() => Object.values((globalThis as unknown as { shown: object }).shown))
}

test('a visitor chooses topics, gets a notification, changes the choice and stops', async ({
  page,
}) => {
  await withPushService(page)
  await expectSound(page, '/notifications')
  const said = page.locator('[data-said]')
  const turnOn = page.getByRole('button', { name: 'Turn on notifications' })
  await turnOn.click()
  await expect(said).toHaveText('Choose at least one.')
  await page.getByLabel('Janazah').check()
  await turnOn.click()
  await expect(said).toHaveText('Notifications are on. We will notify you about what you chose.')

  const [worker = await page.context().waitForEvent('serviceworker')] = page
    .context()
    .serviceWorkers()
  const shown = await shownBy(worker)
  const message = { topic: 'janazah', tag: 'notice-1', title: 'Salat al-Janazah', url: '/contact' }
  await push(page, { ...message, body: 'After Dhuhr' })
  await expect.poll(shown).toMatchObject([{ title: 'Salat al-Janazah' }])
  await push(page, { ...message, body: 'After Asr' })
  await expect.poll(shown).toMatchObject([{ body: 'After Asr', tag: 'notice-1' }])

  await page.getByLabel('Live videos').check()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(said).toHaveText('Your choice is saved.')
  await page.getByRole('button', { name: 'Stop all notifications' }).click()
  await expect(said).toHaveText('Notifications are off. Your choice was deleted here.')
  await expect(turnOn).toBeVisible()
})

import { call } from '#contract/call.ts'
import { follow, getPushKey } from '#contract/push.ts'
import { asSent, publicKeyOf } from '#domain/push/publicKey.ts'
import { unknownNewsTexts } from '#texts/topics.ts'
import { type PushEvent, type WorkEvent, worker } from './scope.ts'

/** What the server sends (netlify/server/push/sendPush.ts). */
interface Message {
  topic: string
  tag: string
  title: string
  body: string
  url: string
  /** When it expires; ISO instant. */
  until?: string
  /** The site's new key, where the subscription has an older one. */
  key?: string
  /** The site asks whether the subscription is still there. */
  confirm?: true
}

const ICON = '/icon-192.png'
/** For Android's status bar, which shows only its shape. */
const BADGE = '/badge-96.png'
const LOUD = ['janazah', 'urgent', 'moon']

/** Registers what the worker does with push messages and with clicks on their notifications. */
export function startPush(): void {
  worker.addEventListener('push', event => event.waitUntil(receive(event)))
  worker.addEventListener('notificationclick', event => {
    event.notification.close()
    const { data } = event.notification
    // Those of the release before have the address alone.
    event.waitUntil(open(addressOf(data?.url ?? data)))
  })
  worker.addEventListener('pushsubscriptionchange', event => event.waitUntil(follows(event)))
}

/** Shows a message; browsers show one of their own, or end the subscription, where nothing is shown. */
async function receive({ data }: PushEvent): Promise<void> {
  const message = messageIn(data)
  const { topic, tag, title, body, url, until, key, confirm } = message
  await worker.registration.showNotification(title, {
    ...{ body, tag, icon: ICON, badge: BADGE, data: { url, until } },
    // What is corrected takes the place of what was shown; of these with a sound once more.
    renotify: LOUD.includes(topic),
  } as NotificationOptions)
  // What comes late, or to a device whose clock is fast, stays all the same.
  await closeOutdated(tag)
  if (key) await renew(key)
  else if (confirm) await confirmFollowing()
}

/** What the worker looks after while someone opens a page. */
export async function tendPush(): Promise<void> {
  // Without a network the next page does it.
  await Promise.all([closeOutdated(), renewOutdated()]).catch(() => {})
}

/** Once while the worker runs, which is mostly once a visit. */
let isKeyKnown = false

/** Moves to the site's key where the subscription has one that the site no longer sends with. */
async function renewOutdated(): Promise<void> {
  const subscription = await worker.registration.pushManager?.getSubscription()
  if (!subscription || isKeyKnown) return
  const { key } = await call(getPushKey)
  isKeyKnown = true
  if (key && key !== publicKeyOf(subscription)) await renew(key)
}

/**
 * Closes what is shown and has expired, such as a janazah that is over: a push without anything to
 * show is not allowed, so it waits until something else wakes the worker.
 */
async function closeOutdated(exceptFor?: string): Promise<void> {
  const shown = await worker.registration.getNotifications?.()
  for (const notification of shown ?? []) {
    const { data, tag } = notification
    if (tag !== exceptFor && Date.parse(data?.until) <= Date.now()) notification.close()
  }
}

function messageIn(data: PushEvent['data']): Message {
  try {
    const message = data?.json() as Partial<Message> | undefined
    if (typeof message?.title === 'string' && message.tag) {
      return { topic: '', body: '', url: '/', ...message } as Message
    }
  } catch {
    // Not from this site's server.
  }
  return { topic: '', tag: 'unknown', title: unknownNewsTexts.title, body: '', url: '/' }
}

/** The address that a notification opens: of this site, or an https address of a notice. */
function addressOf(url: unknown): string {
  const { origin } = worker.location
  if (typeof url !== 'string' || !URL.canParse(url, origin)) return origin
  const address = new URL(url, origin)
  return address.origin === origin || address.protocol === 'https:' ? address.href : origin
}

/** Opens an address, or the window that shows it already. */
async function open(address: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find(({ url }) => url === address)
  await (shown ? shown.focus() : worker.clients.openWindow(address))
}

/** Sends the subscription once more, so that the site does not forget it. */
async function confirmFollowing(): Promise<void> {
  const subscription = await worker.registration.pushManager.getSubscription()
  if (subscription) await replace(subscription, undefined)
}

/** Subscribes with the site's new key and keeps what is followed. */
async function renew(key: string): Promise<void> {
  const { pushManager } = worker.registration
  const old = await pushManager.getSubscription()
  await old?.unsubscribe()
  const renewed = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  await replace(renewed, old?.endpoint)
}

/** The browser has ended a subscription, and may have made another one (Push API, section 10.4). */
async function follows(event: WorkEvent): Promise<void> {
  const { oldSubscription: old, newSubscription } = event as WorkEvent & {
    readonly oldSubscription?: PushSubscription | null
    readonly newSubscription?: PushSubscription | null
  }
  const applicationServerKey = old?.options.applicationServerKey
  const renewed =
    newSubscription ??
    (applicationServerKey &&
      (await worker.registration.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey,
      })))
  if (renewed) await replace(renewed, old?.endpoint)
}

async function replace(renewed: PushSubscription, replaces: string | undefined): Promise<void> {
  await call(follow, { body: { subscription: asSent(renewed), ...(replaces && { replaces }) } })
}

import { call } from '#contract/call.ts'
import { follow, getPushKey } from '#contract/push.ts'
import { asSent, publicKeyOf } from '#domain/push/publicKey.ts'
import type { Topic } from '#domain/push/topics.ts'
import { registerWorker } from '#stores/worker.ts'

/** Why a browser shows no notifications; null: it can. */
type Obstacle = 'unsupported' | 'install' | 'denied' | null

/** Safari has push only for sites on the Home Screen, where the page is `standalone`. */
export function obstacle(): Obstacle {
  const { userAgent, platform, maxTouchPoints } = navigator
  const isApple =
    /iPhone|iPad|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1)
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in globalThis
  if (!isSupported || !('Notification' in globalThis)) return isApple ? 'install' : 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : null
}

const CHOICE = 'notificationTopics'

/** What was chosen on this device; null: nothing, or it was stopped. */
export function storedChoice(): Topic[] | null {
  try {
    const stored = JSON.parse(localStorage.getItem(CHOICE) ?? 'null')
    return Array.isArray(stored) ? stored : null
  } catch {
    return null
  }
}

function store(topics: readonly Topic[] | null): void {
  try {
    if (topics) localStorage.setItem(CHOICE, JSON.stringify(topics))
    else localStorage.removeItem(CHOICE)
  } catch {
    // A browser that stores nothing still gets notifications.
  }
}

/** The subscription of this browser, if there is one and notifications are allowed. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (obstacle() || Notification.permission !== 'granted') return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/**
 * Turns notifications on for these topics, or changes them; asks the visitor first where the browser
 * has not been asked. Throws CallError.
 */
export async function followTopics(
  topics: readonly Topic[],
): Promise<'done' | 'denied' | 'dismissed' | 'notReady'> {
  // First, as browsers want the question to follow a tap.
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed'
  const { key } = await call(getPushKey)
  if (!key) return 'notReady'
  await registerWorker()
  const registration = navigator.serviceWorker.controller
    ? await navigator.serviceWorker.ready
    : await activeRegistration()
  if (!registration) return 'notReady'
  const { pushManager } = registration
  const before = await pushManager.getSubscription()
  const isSame = before && publicKeyOf(before) === key
  if (before && !isSame) await before.unsubscribe()
  const subscription = isSame
    ? before
    : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const body = {
    subscription: asSent(subscription),
    topics: [...topics],
    ...(before && !isSame && { replaces: before.endpoint }),
  }
  const saved = await call(follow, { body })
  store(saved.topics)
  return 'done'
}

/** Without a worker, as in development, `ready` would never come. */
async function activeRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistration()
  return found && navigator.serviceWorker.ready
}

/**
 * Ends all notifications. The browser's subscription ends in any case, so that nothing arrives even
 * if the server does not hear of it; it then forgets the address at the next message.
 */
export async function stopFollowing(): Promise<void> {
  const subscription = await currentSubscription()
  store(null)
  if (!subscription) return
  const body = { subscription: asSent(subscription), topics: [] }
  await subscription.unsubscribe()
  await call(follow, { body }).catch(() => {})
}

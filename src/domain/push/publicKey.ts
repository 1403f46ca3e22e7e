import type { Subscription } from './follower.ts'

/** What the server gets of a browser's subscription. */
export const asSent = (subscription: PushSubscription): Subscription =>
  subscription.toJSON() as Subscription

/** The public key that a subscription is bound to, as the server names it: base64url without padding. */
export function publicKeyOf({ options }: Pick<PushSubscription, 'options'>): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

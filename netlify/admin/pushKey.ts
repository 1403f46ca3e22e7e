import { createECDH } from 'node:crypto'

const BYTES = 32

/** A new key for notifications, as lines to print. */
export function pushKeyLines(): string[] {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  // Leading zeros are not part of what it returns.
  const key = Buffer.concat([Buffer.alloc(BYTES), curve.getPrivateKey()]).subarray(-BYTES)
  return [
    'A new VAPID_PRIVATE_KEY. Keep it secret:',
    '',
    `  ${key.toString('base64url')}`,
    '',
    'Where there is a key already, keep that one as VAPID_PRIVATE_KEY_PREVIOUS for two months:',
    'each follower moves to the new one with the next notification.',
  ]
}

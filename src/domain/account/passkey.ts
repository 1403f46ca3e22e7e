import { z } from 'zod'
import { oneLine } from '#domain/content/plainText.ts'

/** The most passkeys of one account, and the longest name of one. */
export const PASSKEYS_MOST = 20
const PASSKEY_NAME_MOST = 60

/** A passkey as stored: the public half of a key pair, which is no secret (WebAuthn Level 3). */
export const PasskeySchema = z.object({
  id: z.string().min(1),
  /** The authenticator's own id of it, Base64url. */
  credentialId: z.string().min(1),
  /** COSE, Base64url. */
  publicKey: z.string().min(1),
  /** How often it was used, as the authenticator counts; 0 where it does not. */
  counter: z.number().int(),
  transports: z.array(z.string()).default([]),
  /** The host it was made for; browsers offer it nowhere else. */
  host: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable().default(null),
})
export type Passkey = z.output<typeof PasskeySchema>

/** A challenge or permit that was used, and until when it would still be valid (ms since 1970). */
export const SpentSchema = z.object({ id: z.string(), until: z.number() })
type Spent = z.output<typeof SpentSchema>

export const PasskeyNameSchema = z
  .string({ error: 'Enter a name.' })
  .overwrite(oneLine)
  .min(1, 'Enter a name.')
  .max(PASSKEY_NAME_MOST, `A name can have at most ${PASSKEY_NAME_MOST} characters.`)

/** The list with one more use, without those that expired; null: it was used before. */
export function spend(
  spent: readonly Spent[],
  id: string,
  until: number,
  now: number,
): Spent[] | null {
  const open = spent.filter(one => now < one.until)
  return open.some(one => one.id === id) ? null : [...open, { id, until }]
}

/**
 * Whether a counter may follow the stored one: a lower or equal one is a copied authenticator's
 * (WebAuthn Level 3, section 6.1.1). Synced passkeys do not count and send 0.
 */
export const mayFollowCounter = (counter: number, stored: number): boolean =>
  counter > stored || (counter === 0 && stored === 0)

/**
 * Where people keep most of their passkeys, by the authenticator's AAGUID.
 * Source: github.com/passkeydeveloper/passkey-authenticator-aaguids.
 */
const KEPT_IN: Record<string, string> = {
  'fbfc3007-154e-4ecc-8c0b-6e020557d7bd': 'Apple Passwords',
  'dd4ec289-e01d-41c9-bb89-70fa845d4bf2': 'Apple Passwords',
  'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4': 'Google Password Manager',
  'adce0002-35bc-c60a-648b-0b25f1f05503': 'Chrome on Mac',
  '08987058-cadc-4b81-b6e1-30de50dcbe96': 'Windows Hello',
  '9ddd1817-af5a-4672-a2b9-3e3dd95000a9': 'Windows Hello',
  '6028b017-b1d4-4c02-b4b3-afcdafc96bb2': 'Windows Hello',
  '53414d53-554e-4700-0000-000000000000': 'Samsung Pass',
  'bada5566-a7aa-401f-bd96-45619a55120d': '1Password',
  'd548826e-79b4-db40-a3d8-11116f7e8349': 'Bitwarden',
  '531126d6-e717-415c-9320-3d9aa6981239': 'Dashlane',
  '50726f74-6f6e-5061-7373-50726f746f6e': 'Proton Pass',
  'b84e4048-15dc-4dd0-8640-f4f60813c8af': 'NordPass',
  '0ea242b4-43c4-4a1b-8b17-dd6d0b6baec6': 'Keeper',
  'fdb141b2-5d84-443e-8a35-4698c205a502': 'KeePassXC',
}

/**
 * A passkey's name where none was given: where it is kept, or else the device that made it; with a
 * number if the account has one of that name.
 */
export function defaultName(
  aaguid: string,
  device: string,
  others: readonly Pick<Passkey, 'name'>[],
): string {
  const base = KEPT_IN[aaguid] ?? device
  const isTaken = (name: string) => others.some(other => other.name === name)
  let name = base
  for (let count = 2; isTaken(name); count++) name = `${base} ${count}`
  return name
}

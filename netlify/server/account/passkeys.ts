import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server'
import { type Registration, WRONG_PASSKEY } from '#contract/passkeys.ts'
import { deviceName } from '#domain/account/device.ts'
import { withNotice } from '#domain/account/notices.ts'
import { defaultName, PASSKEYS_MOST, type Passkey } from '#domain/account/passkey.ts'
import type { User } from '#domain/account/user.ts'
import { recordActivity } from '../activity/record.ts'
import { expired, makeChallenge, passkeySite, takeChallenge } from '../auth/challenge.ts'
import { spendOnce } from '../auth/passkeys.ts'
import { type Admin, endOtherSessions } from '../auth/session.ts'
import { ALGORITHMS, verifyRegistration } from '../auth/webauthn.ts'
import { readOwnName } from '../content/site.ts'
import { Refusal } from '../http/refusal.ts'
import { read } from '../storage/documents.ts'
import { usersDocument } from '../storage/users.ts'
import { notice } from './notices.ts'

/**
 * The options for a new passkey of the caller: found without a user name, and only with the
 * device's own lock, so that it is two factors.
 */
export async function creationOptions(
  { user, session }: Admin,
  request: Request,
  headers: Headers,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  if (user.passkeys.length >= PASSKEYS_MOST) throw tooMany()
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const { host } = passkeySite(request)
  return generateRegistrationOptions({
    rpName: await readOwnName(),
    rpID: host,
    userID: new Uint8Array(Buffer.from(user.id)),
    userName: user.email,
    userDisplayName: user.name,
    challenge: await makeChallenge('passkey-add', session.id, request, headers),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    timeout: 300_000,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: user.passkeys
      .filter(one => one.host === host)
      .map(({ credentialId: id }) => ({ id })),
  })
}

/** Adds the passkey that the browser made for those options; ends the account's other sessions. */
export async function addNew(
  admin: Admin,
  { credential, name }: { credential: Registration; name?: string | undefined },
  request: Request,
  headers: Headers,
): Promise<{ user: User; passkey: Passkey }> {
  const { user, session } = admin
  const challenge = await takeChallenge('passkey-add', session.id, request, headers)
  const site = passkeySite(request)
  const made = await verifyRegistration(credential, challenge, site)
  if (!made) throw new Refusal(400, 'wrong_passkey', WRONG_PASSKEY)
  const { aaguid, ...key } = made
  // An id belongs to one account (WebAuthn Level 3, section 7.1), or the other one's passkey would fail.
  const { users } = (await read(usersDocument)).value
  if (users.some(one => hasPasskey(one, key.credentialId))) throw expired()
  const device = deviceName(request.headers.get('user-agent'))
  let added: { user: User; passkey: Passkey } | undefined
  const use = { id: challenge.value, until: challenge.until }
  const isSpent = await spendOnce(user.id, use, current => {
    if (current.passkeys.length >= PASSKEYS_MOST) throw tooMany()
    if (hasPasskey(current, key.credentialId)) throw expired()
    const passkey: Passkey = {
      ...key,
      id: crypto.randomUUID(),
      host: site.host,
      name: name ?? defaultName(aaguid, device, current.passkeys),
      createdAt: new Date().toISOString(),
      usedAt: null,
    }
    const done = `The passkey “${passkey.name}” was added to your account.`
    const changed = withNotice(
      { ...current, passkeys: [...current.passkeys, passkey] },
      notice(done, session.id),
    )
    added = { user: changed, passkey }
    return changed
  })
  if (!isSpent || !added) throw expired()
  await endOtherSessions(admin)
  await recordActivity(user, 'Added a passkey to their account', { area: 'account' })
  return added
}

const hasPasskey = ({ passkeys }: User, credentialId: string): boolean =>
  passkeys.some(one => one.credentialId === credentialId)

const tooMany = () =>
  new Refusal(
    409,
    'too_many',
    `An account can have at most ${PASSKEYS_MOST} passkeys. Remove one first.`,
  )

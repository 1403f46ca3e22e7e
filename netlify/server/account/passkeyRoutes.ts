import { AssertionSchema, RegistrationSchema } from '#contract/passkeys.schema.ts'
import {
  addPasskey,
  proveByPasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeyProof,
  startPasskeySignIn,
} from '#contract/passkeys.ts'
import { ProofSchema } from '#contract/password.schema.ts'
import { onAdmin } from '../auth/admin.ts'
import { makeChallenge, passkeySite } from '../auth/challenge.ts'
import { requireSafeCookies } from '../auth/cookies.ts'
import { DONE } from '../http/response.ts'
import { on } from '../http/route.ts'
import { mailAccountChanged } from './emails.ts'
import { accountOf } from './views.ts'
import { welcome } from './welcome.ts'

/** The calls that check a passkey; their function alone contains the library for that. */
export const passkeyRoutes = [
  on(startPasskeySignIn, {}, async ({ request, headers }) => {
    requireSafeCookies(request)
    const { NOBODY } = await import('../auth/passkeySignIn.ts')
    const challenge = await makeChallenge('passkey-sign-in', NOBODY, request, headers)
    return { ...DONE, options: requestOptions(request, challenge) }
  }),
  on(signInWithPasskey, { body: AssertionSchema }, async call => {
    const { request, ip, body, headers, waitUntil } = call
    requireSafeCookies(request)
    const [{ signInByPasskey }, { recordSignIn }] = await Promise.all([
      import('../auth/passkeySignIn.ts'),
      import('../auth/signInLog.ts'),
    ])
    const signedIn = await signInByPasskey(request, ip, body.credential, headers, entry =>
      waitUntil(recordSignIn(entry)),
    )
    return welcome(signedIn, call)
  }),
  onAdmin(startPasskey, { body: ProofSchema }, async ({ admin, request, headers }) => {
    const { creationOptions } = await import('./passkeys.ts')
    return { ...DONE, options: await creationOptions(admin, request, headers) }
  }),
  onAdmin(addPasskey, { body: RegistrationSchema }, async call => {
    const { admin, body, request, headers, waitUntil } = call
    const { addNew } = await import('./passkeys.ts')
    const { user, passkey } = await addNew(admin, body, request, headers)
    waitUntil(mailAccountChanged(user, ({ passkeyAdded }) => passkeyAdded(passkey.name)))
    return { ...DONE, account: accountOf(user) }
  }),
  onAdmin(startPasskeyProof, {}, async ({ admin: { user, session }, request, headers }) => {
    const challenge = await makeChallenge('passkey-proof', session.id, request, headers)
    return {
      ...DONE,
      options: {
        ...requestOptions(request, challenge),
        allowCredentials: user.passkeys
          .filter(({ host }) => host === passkeySite(request).host)
          .map(({ credentialId: id, transports }) => ({
            id,
            type: 'public-key' as const,
            transports: transports as AuthenticatorTransport[],
          })),
      },
    }
  }),
  onAdmin(proveByPasskey, { body: AssertionSchema }, async call => {
    const { permitByPasskey } = await import('../auth/passkeyProof.ts')
    const site = passkeySite(call.request)
    const passkey = await permitByPasskey(call, call.body.credential, site)
    return { ...DONE, passkey }
  }),
]

/** What the browser gets to ask for a passkey; any of this site, unless some are listed. */
const requestOptions = (request: Request, challenge: Uint8Array) => ({
  challenge: Buffer.from(challenge).toString('base64url'),
  rpId: passkeySite(request).host,
  timeout: 300_000,
  userVerification: 'required' as const,
})

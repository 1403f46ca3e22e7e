import type { SignedInUser } from '#domain/account/profile.ts'
import { startSession } from '../auth/session.ts'
import type { SignedIn } from '../auth/signIn.ts'
import { DONE } from '../http/response.ts'
import type { Call } from '../http/route.ts'
import { mailNewSignIn } from './emails.ts'
import { signedInUser } from './views.ts'

/** Opens the session of an admin who signed in, and mails them about a new device. */
export async function welcome(
  { user, knownDevice }: SignedIn,
  {
    request,
    ip,
    headers,
    waitUntil,
  }: Pick<Call<unknown>, 'request' | 'ip' | 'headers' | 'waitUntil'>,
): Promise<{ success: true; user: SignedInUser }> {
  await startSession(user, request, ip, headers)
  if (!knownDevice) {
    waitUntil(mailNewSignIn(user, request.headers.get('user-agent')))
  }
  return { ...DONE, user: signedInUser(user) }
}

import type { Admin } from '../auth/session.ts'
import { signToken, verifyToken } from '../auth/token.ts'
import { Refusal } from '../http/refusal.ts'

/** A token that lets a session that gave proof go on for an hour; `file` names what it will send. */
export const signPermit = (
  kind: 'backup' | 'restore',
  { user, session }: Admin,
  file = '',
): Promise<string> => signToken(kind, { userId: user.id, id: `${file} ${session.id}`.trim() })

/** The permit's file. Throws Refusal 403 unless it was given to this very session. */
export async function checkPermit(
  kind: 'backup' | 'restore',
  { user, session }: Admin,
  permit: string,
): Promise<string> {
  const claims = await verifyToken(kind, permit)
  const [sessionId, file = ''] = claims?.id.split(' ').reverse() ?? []
  if (claims?.userId === user.id && sessionId === session.id) return file
  const work = kind === 'backup' ? 'download' : 'restore'
  throw new Refusal(403, 'no_permit', `Enter your password again to ${work} a backup.`)
}

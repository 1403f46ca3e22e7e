import { usedUntil } from './challenge.ts'
import { spendOnce } from './passkeys.ts'
import type { Admin } from './session.ts'
import { verifyToken } from './token.ts'

/** Uses up a permit of this session; false for anything else. */
export async function spendPermit({ user, session }: Admin, permit: string): Promise<boolean> {
  const claims = await verifyToken('proof', permit)
  if (claims?.userId !== session.id) return false
  return spendOnce(user.id, { id: claims.id, until: usedUntil('proof') })
}

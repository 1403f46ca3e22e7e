import type { Endpoint, Shapes } from '#contract/endpoint.ts'
import { NOT_ALLOWED } from '#contract/failure.ts'
import { notAllowed } from '#contract/notAllowed.ts'
import type { Proof } from '#contract/proof.ts'
import { SIGNED_OUT } from '#contract/sessionStatus.ts'
import { isAllowed } from '#domain/account/roles.ts'
import type { Route } from '../http/handle.ts'
import { Refusal } from '../http/refusal.ts'
import { bind, type Call, type Result, type Schemas } from '../http/route.ts'
import type { Admin } from './session.ts'

/** What the handler of a private endpoint gets: the call, and who makes it. */
export interface AdminCall<E> extends Call<E> {
  admin: Admin
  /** Checks the proof in the body, where the endpoint declares it for 'sometimes'. Throws Refusal. */
  prove: () => Promise<void>
}

/**
 * Binds a handler to its private endpoint: without an open session the response is 401 before the
 * request is read, with a role that may not call it 403, and everything that the endpoint declares is checked before the handler runs. A
 * call extends the session unless its endpoint is passive.
 */
export function onAdmin<S extends Shapes>(
  endpoint: Endpoint<S>,
  schemas: Schemas<Endpoint<S>>,
  run: (call: AdminCall<Endpoint<S>>) => Result<S> | Promise<Result<S>>,
): Route {
  if (endpoint.access || endpoint.cache) {
    throw new Error(`${endpoint.method} ${endpoint.path} is not private, or is cached`)
  }
  // Imported when needed: most calls of a function that also serves visitors do not need them.
  const authorize = async (request: Request) => {
    const { currentAdmin, touchSession } = await import('./session.ts')
    const admin = await currentAdmin(request)
    if (!admin) throw new Refusal(401, 'signed_out', SIGNED_OUT)
    // The stored role, read for this request: a lower one counts at once (OWASP ASVS 5.0, 8.3.2).
    const { role } = admin.user
    if (!isAllowed(role, endpoint.right)) {
      throw new Refusal(403, NOT_ALLOWED, notAllowed(role, endpoint.right))
    }
    if (!endpoint.passive) await touchSession(admin)
    return { admin }
  }
  return bind(endpoint, schemas, authorize, async call => {
    const { admin } = call
    const { id } = (call.params ?? {}) as { id?: string }
    if (endpoint.notOnFirstDay && id !== admin.user.id) {
      const { refuseNewAdmin } = await import('./newAdmin.ts')
      await refuseNewAdmin(admin.user)
    }
    const prove = async () => {
      if (!endpoint.proof) throw new Error(`${endpoint.path} declares no proof`)
      const { requireProof } = await import('./proof.ts')
      const kind = endpoint.proof === 'password' ? 'password' : 'any'
      await requireProof(call, (call.body ?? {}) as Proof, kind)
    }
    if (endpoint.proof === 'always' || endpoint.proof === 'password') await prove()
    return run({ ...call, prove })
  })
}

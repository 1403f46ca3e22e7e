import type { IncomingMessage, ServerResponse } from 'node:http'
import { describeError } from '#server/log.ts'
import { noteIgnoredProxy } from '#server/setup/ignoredProxy.ts'
import type { BuildHook } from './builds/hook.ts'
import type { FunctionRouter } from './functions/router.ts'
import { type FunctionServing, refresh, sendHit, serveFunction } from './functions/serve.ts'
import { logAccess } from './http/accessLog.ts'
import { clientAddress, clientScheme, type Exchange, isRead, splitTarget } from './http/exchange.ts'
import { failureText, sendFailure } from './http/failure.ts'
import type { HostStanding } from './http/ownHost.ts'
import type { Pages } from './http/pages.ts'
import type { Images } from './images/images.ts'
import { isRedirect, type RedirectRule, redirector } from './rules/redirects.ts'

/** Everything that can respond to a request, in the platform's order. */
interface Dispatch {
  readonly router: FunctionRouter
  readonly serving: FunctionServing
  readonly standingOf: (incoming: IncomingMessage) => HostStanding
  readonly redirects: readonly RedirectRule[]
  /** The current pages: another build replaces them. */
  readonly pages: () => Pages
  readonly hook: BuildHook | undefined
  readonly images: Images
  /** Whether every request is logged. */
  readonly accessLog: boolean
  /** Why every function is down, for a person; undefined: they are up. */
  readonly down: string | undefined
}

const isApi = (path: string) =>
  path === '/api' || path.startsWith('/api/') || path.startsWith('/.netlify/')

const NOT_FOUND = failureText('Not found', 'not_found')
/** 421 Misdirected Request: RFC 9110, section 15.5.20. */
const FOREIGN = failureText(
  'This site has another address. If it should be here, too, the person who runs the server adds this name to ALLOWED_HOSTS.',
  'wrong_host',
)

/** Makes the listener: kept responses first, then functions, redirects, pages, and 404 at last. */
export function createListener(dispatch: Dispatch) {
  const { router, serving, standingOf, redirects, pages, hook, images, accessLog, down } = dispatch
  const { cache, log, trustProxy } = serving
  const redirectionOf = redirector(redirects)

  async function respond(exchange: Exchange): Promise<void> {
    const { path, search, method } = exchange
    if (hook?.takes(path)) return hook.respond(exchange)
    if (images.takes(path)) return images.respond(exchange)
    if (await respondByFunction(exchange, path)) return

    const redirection = redirectionOf(path, search)
    if (redirection !== undefined && (redirection.force || !(await pages().has(path)))) {
      const { status, location } = redirection
      if (isRedirect(status)) {
        exchange.outgoing.writeHead(status, { location, 'content-length': 0 }).end()
        return
      }
      const { path: target } = splitTarget(location)
      if (await respondByFunction(exchange, target)) return
      if (await pages().serve(exchange, target, { status })) return
    }
    if (await pages().serve(exchange, path)) return
    if (isApi(path)) return sendFailure(exchange, 404, NOT_FOUND)
    if (!isRead(method)) return sendFailure(exchange, 404, NOT_FOUND)
    await pages().serveNotFound(exchange)
  }

  async function respondByFunction(exchange: Exchange, path: string): Promise<boolean> {
    const match = router.match(path)
    if (match === undefined) return false
    if (match.fn.preferStatic && (await pages().has(path))) return false
    if (down === undefined) await serveFunction(match, exchange, serving)
    else sendFailure(exchange, 503, failureText(down, 'unavailable'))
    return true
  }

  /** Responds from the cache, without a Request and without a promise. */
  function respondFromCache(exchange: Exchange): boolean {
    const { path, search, incoming, scheme } = exchange
    const hit = cache.find(scheme, path, search, incoming.headers)
    if (hit === undefined) return false
    sendHit(exchange, hit)
    if (hit.stale) {
      const match = router.match(path)
      if (match !== undefined) refresh(match, exchange, hit.key, serving)
    }
    return true
  }

  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const method = incoming.method ?? 'GET'
    const { path, search } = splitTarget(incoming.url ?? '/')
    const ip = clientAddress(incoming, trustProxy)
    const scheme = clientScheme(incoming, trustProxy)
    const standing = standingOf(incoming)
    const isKept = standing === 'kept'
    const exchange: Exchange = { incoming, outgoing, method, path, search, ip, scheme, isKept }
    let isHit = false
    if (accessLog) logAccess(exchange, log, () => isHit)
    if (!trustProxy && incoming.headers['x-forwarded-for'] !== undefined) noteIgnoredProxy(log)
    if (standing === 'foreign') {
      sendFailure(exchange, 421, FOREIGN)
      return
    }
    isHit = down === undefined && isKept && isRead(method) && respondFromCache(exchange)
    if (isHit) return
    respond(exchange).catch((error: NodeJS.ErrnoException) => {
      const left = outgoing.destroyed || error.code === 'ERR_STREAM_PREMATURE_CLOSE'
      if (!left) log('error', 'request failed', { path, error: describeError(error) })
      // A response that has started cannot become a failure, so the connection is closed.
      if (outgoing.headersSent) outgoing.destroy()
      else sendFailure(exchange, 500, failureText('Something went wrong.', 'internal'))
    })
  }
}

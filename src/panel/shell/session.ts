import { useStore } from '@nanostores/react'
import { atom, computed } from 'nanostores'
import { type CallInput, call } from '#contract/call.ts'
import type { Endpoint, ResponseOf, Shapes } from '#contract/endpoint.ts'
import { CallError, NOT_ALLOWED } from '#contract/failure.ts'
import { getSessionStatus, SIGNED_OUT } from '#contract/sessionStatus.ts'
import type { AccountNotice, SignedInUser } from '#domain/account/profile.ts'
import { clockError } from '#domain/display/clockError.ts'
import type { StoredTheme } from '#domain/theme/themeSchema.ts'
import { MINUTE } from '#domain/time/civil.ts'
import { locale, setLocale } from '#locale/locale.ts'
import { $now, ahead, isTravelling, now } from '#stores/clock.ts'
import { logout as endSession } from '#stores/logout.ts'
import { loadServerWords, saidError, saidIn } from '#stores/said.ts'
import { $user, rememberUser } from '#stores/session.ts'
import { checkRegularly } from '#stores/sessionCheck.ts'
import { noteChange } from './changes.ts'
import { dropAllDrafts, hasDrafts, keepOpen } from './drafts.ts'
import { forgetUnsaved, unsavedNames } from './unsaved.ts'

/** The session as the server last reported it, not as the browser remembers it. */
type SessionState =
  | { state: 'checking' }
  | { state: 'open'; user: SignedInUser }
  | { state: 'none' }
  /** `kept`: a draft is kept and is restored after the next sign-in. */
  | { state: 'ended'; message: string; kept: boolean }
  | { state: 'unreachable'; message: string }

export const $session = atom<SessionState>({ state: 'checking' })

/** Who is signed in; null once the session has ended. */
const $signedIn = computed($session, session => (session.state === 'open' ? session.user : null))
export const signedIn = (): SignedInUser | null => $signedIn.get()
/** The same in a component. */
export const useUser = (): SignedInUser | null => useStore($signedIn)

/** Whose drafts are kept: the signed-in admin's e-mail address; '' once the session has ended. */
export const owner = (): string => signedIn()?.email ?? ''

/** The signed-in account's role, as the server last reported it. */
export const $role = computed($signedIn, user => user?.role ?? 'admin')

/** What was done to the admin's account and not dismissed yet. */
export const $notices = atom<readonly AccountNotice[]>([])

/** The site's look as the server last confirmed it; null until it is known. */
export const $look = atom<StoredTheme | null>(null)

const UNREACHABLE = 'The site’s server cannot be reached. Check the connection and try again.'

/** Ends what is still loading when the admin signs out: the server would refuse it. */
const leaving = new AbortController()

/** The newest change that was sent; resolves once it is responded to. */
let changing: Promise<unknown> = Promise.resolve()

/**
 * Calls a private endpoint. A 401 ends the session here as well; the panel then says so, and what
 * was being typed is kept (see drafts.ts). Throws CallError as `call` does.
 */
export async function callAsAdmin<S extends Shapes, E extends Endpoint<S>>(
  endpoint: E,
  input: CallInput<E> = {} as CallInput<E>,
): Promise<ResponseOf<E>> {
  try {
    const isRead = endpoint.method === 'GET'
    const send = () => call<S, E>(endpoint, isRead ? { signal: leaving.signal, ...input } : input)
    const sent = send()
    if (!isRead) changing = sent.catch(() => undefined)
    // A new password replaces the session, and what was under way meanwhile was sent with the old one.
    const inSession = sent.catch(error =>
      isSignedOut(error) ? changing.then(send) : Promise.reject(error),
    )
    const [response] = await Promise.all([inSession, loadServerWords()])
    if (!isRead) noteChange()
    return saidIn(endpoint.path, response)
  } catch (error) {
    // The page is being left, and shows what it showed.
    if (leaving.signal.aborted) return new Promise(() => {})
    if (isSignedOut(error)) signedOut()
    // The role was lowered meanwhile: the menu follows, and the open page keeps what was typed.
    if (error instanceof CallError && error.code === NOT_ALLOWED) void checkSession()
    throw await saidError(error)
  }
}

const isSignedOut = (error: unknown) => error instanceof CallError && error.status === 401

/** Checks the session on the server; only a 401 ends it, a lost connection does not. */
export async function checkSession(): Promise<void> {
  try {
    const requestedAt = performance.now()
    const status = await callAsAdmin(getSessionStatus)
    const { user, notices, habits, zone, lists, look } = status
    knowTime(status.now, performance.now() - requestedAt)
    setLocale({ ...locale(), habits, lists })
    if (zone) knowZone(zone)
    // Only at first: what an owner tries on would be taken back.
    if ($session.get().state !== 'open') $look.set(look)
    keepUser(user)
    $notices.set(notices)
  } catch (error) {
    const isWaiting = ['checking', 'unreachable'].includes($session.get().state)
    if (!isSignedOut(error) && isWaiting)
      $session.set({ state: 'unreachable', message: UNREACHABLE })
  }
}

/** What is typed from now on is in the zone as it is stored: the mosque may have moved since the page was built. */
export function knowZone(zone: string): void {
  const page = globalThis.document
  if (page) page.documentElement.dataset.zone = zone
}

/** Sets the time that is shown and typed by right, where the device's clock is wrong; `took` is in milliseconds. */
function knowTime(server: string, took: number): void {
  const moment = Date.parse(server)
  if (isTravelling || Number.isNaN(moment)) return
  ahead.ms = -MINUTE * clockError(Date.now(), [moment, moment + took])
  $now.set(now())
}

/** Takes over a part of what the server says of the signed-in admin. */
export function changeUser(part: Partial<SignedInUser>): void {
  const user = signedIn()
  if (user) keepUser({ ...user, ...part })
}

/** Takes over what the server says of the signed-in admin. */
export function keepUser(user: SignedInUser): void {
  $session.set({ state: 'open', user })
  const { name, email, role } = user
  const known = $user.get()
  if (known?.email !== email || known.name !== name || known.role !== role) {
    rememberUser({ name, email, role })
  }
}

/** Signs out, and forgets what was typed. */
export async function leave(): Promise<void> {
  dropAllDrafts()
  forgetUnsaved()
  stopFollowing?.()
  leaving.abort()
  await endSession()
}

let stopFollowing: (() => void) | undefined

/** Checks the session of the user whom the browser remembers: now, every five minutes, on tab return, and with other tabs. */
export function watchSession(): () => void {
  const check = () => {
    if ($user.get()) void checkSession()
  }
  if (!$user.get()) $session.set({ state: 'none' })
  const stopChecking = checkRegularly(check)
  stopFollowing = $user.listen(user => {
    const session = $session.get()
    if (!user && session.state === 'open') signedOut()
    else if (user && (session.state !== 'open' || session.user.email !== user.email)) check()
  })
  return () => {
    stopChecking()
    stopFollowing?.()
  }
}

function signedOut(): void {
  keepOpen(unsavedNames())
  forgetUnsaved()
  const wasOpen = ['open', 'ended'].includes($session.get().state)
  $session.set(
    wasOpen ? { state: 'ended', message: SIGNED_OUT, kept: hasDrafts() } : { state: 'none' },
  )
  rememberUser(null)
}

import { setTimeout as wait } from 'node:timers/promises'
import { callAddress } from '#contract/call.ts'
import { type ContentResponse, getAdminContent, saveSection } from '#contract/content.ts'
import { login } from '#contract/login.ts'
import { logoutCall } from '#contract/logout.ts'
import { getNewer, type NewerResponse } from '#contract/newer.ts'
import { type CheckResult, demand, runCheck } from './check.ts'
import type { Credentials } from './credentials.ts'
import { type CheckedSite, type Fetched, fetchWith, jsonOf } from './site.ts'

const AREA = 'freshness'
/** The section that is edited: read by few, and shown as it is written. */
const EDITED = { pageId: 'privacy', sectionId: 'hero-text' }
/** WORD JOINER: has no width and separates nothing, so no visitor sees it. */
const INVISIBLE = '\u2060'
const SHOWN_WITHIN_MS = 15_000
const EVERY_MS = 250

/**
 * Signs in, makes an invisible edit, waits until visitors get it, undoes it and signs out. It does
 * not undo a newer save.
 */
export async function checkFreshness(
  site: CheckedSite,
  credentials: Credentials,
  withinMs = SHOWN_WITHIN_MS,
): Promise<CheckResult[]> {
  const findings: CheckResult[] = []
  let cookie = ''
  const note = async (subject: string, check: Parameters<typeof runCheck>[2]) => {
    const found = await runCheck(AREA, subject, check)
    findings.push(found)
    return found.verdict !== 'FAILED'
  }
  const send = (method: string, path: string, body?: object) =>
    site.fetch(path, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })

  const isSignedIn = await note('signing in', async () => {
    const response = await signIn(send, credentials)
    const cookies = response.headers.getSetCookie().map(line => line.split(';')[0] ?? '')
    cookie = cookies.join('; ')
    demand(
      cookies.some(one => /session=./.test(one)),
      'no session cookie was set',
    )
    return `${response.status}, ${response.ms} ms`
  })
  if (!isSignedIn) return findings

  try {
    let before = { content: '', revision: 0 }
    const isRead = await note('the panel reads content', async () => {
      const fetched = await send('GET', getAdminContent.path)
      demand(fetched.status === 200, `status ${fetched.status}: ${textOf(fetched)}`)
      const content = jsonOf(fetched) as unknown as ContentResponse
      const section = content[EDITED.pageId]?.sections[EDITED.sectionId]
      demand(section, `there is no section ${EDITED.pageId}/${EDITED.sectionId}`)
      before = { content: section.content.replaceAll(INVISIBLE, ''), revision: section.revision }
      return `${fetched.status}, ${fetched.ms} ms`
    })
    if (!isRead) return findings

    const edited = before.content + INVISIBLE
    let revision: number | undefined
    await note('an edit nobody sees', async () => {
      revision = await save(send, edited, before.revision)
      return untilShown(site, edited, withinMs)
    })
    if (revision === undefined) return findings
    const base = revision
    await note('the edit taken back', async () => {
      await save(send, before.content, base)
      return untilShown(site, before.content, withinMs)
    })
  } finally {
    await note('signing out', async () => {
      const { status } = await send(logoutCall.method, logoutCall.path)
      demand(status === 200, `status ${status} instead of 200`)
      const after = await send('GET', '/api/session-status')
      demand(after.status === 401, 'the session goes on')
      return 'the session has ended'
    })
  }
  return findings
}

type Send = (method: string, path: string, body?: object) => Promise<Fetched>

async function signIn(send: Send, { email, password, code }: Credentials): Promise<Fetched> {
  const body = { username: email, password }
  let response = await send(login.method, login.path, body)
  if (response.status === 401 && jsonOf(response).code === 'code_required') {
    response = await send(login.method, login.path, { ...body, code: await code() })
  }
  demand(response.status === 200, `status ${response.status}: ${textOf(response)}`)
  return response
}

/** Saves the section and returns its revision. */
async function save(send: Send, content: string, base: number): Promise<number> {
  const path = callAddress(saveSection.path, EDITED, undefined)
  const saved = await send(saveSection.method, path, { content, base })
  demand(saved.status === 200, `status ${saved.status}: ${textOf(saved)}`)
  const { section } = jsonOf(saved) as { section?: { revision?: number } }
  demand(typeof section?.revision === 'number', 'the response has no revision')
  return section.revision
}

/** Waits until visitors get this text, by the request that pages make; says how long it took. */
async function untilShown(site: CheckedSite, wanted: string, withinMs: number): Promise<string> {
  const built = jsonOf(await fetchWith(site, '/build.json', 200)).revisions
  const { content: since = 0 } = (built ?? {}) as { content?: number }
  const path = callAddress(getNewer.path, {}, { since })
  const started = performance.now()
  for (;;) {
    const { content } = jsonOf(await fetchWith(site, path, 200)) as unknown as NewerResponse
    const shown = content?.changed[`${EDITED.pageId}/${EDITED.sectionId}`]?.content
    const ms = Math.round(performance.now() - started)
    if (shown === wanted) return `public ${ms} ms after its save`
    demand(ms < withinMs, `is not public after ${withinMs / 1000} s`)
    await wait(EVERY_MS)
  }
}

/** The text of a refusal. */
function textOf({ text }: Fetched): string {
  try {
    return String(JSON.parse(text).error)
  } catch {
    return text.slice(0, 100)
  }
}

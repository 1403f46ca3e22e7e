import { describe, expect, it } from 'vitest'
import { json, type Responses, refusal, siteWith } from '../testing/healthySite.ts'
import { checkFreshness } from './freshness.ts'

describe('the check of freshness', () => {
  const credentials = { email: 'amina@example.org', password: 'figs', code: async () => '123456' }
  const section = (content: string, revision: number) => ({ content, revision })
  const sent: { method: string; body: Record<string, unknown> }[] = []

  /** A site on which someone can sign in and save; `shows` says what visitors get of a text. */
  function editable(shows = (text: string) => text, faults: Responses = {}) {
    let stored = section('Welcome.', 7)
    let isIn = false
    sent.length = 0
    return siteWith({
      '/api/login': ({ body }) => {
        if (!('code' in JSON.parse(String(body)))) return refusal(401, 'code_required')
        isIn = true
        return json({ success: true }, 200, { 'set-cookie': '__Host-session=x; Path=/' })
      },
      '/api/logout': () => {
        isIn = false
        return json({ success: true })
      },
      '/api/session-status': () => (isIn ? json({ success: true }) : refusal(401, 'signed_out')),
      '/api/admin/content': () => json({ privacy: { sections: { 'hero-text': stored } } }),
      '/api/content/privacy/hero-text': ({ method = '', body }) => {
        const sentBody = JSON.parse(String(body))
        sent.push({ method, body: sentBody })
        if (sentBody.base !== stored.revision) return refusal(409, 'conflict')
        stored = section(sentBody.content, stored.revision + 1)
        return json({ success: true, revision: 30, section: stored })
      },
      '/build.json': () => json({ revisions: { content: 5 } }),
      '/api/newer?since=5': () =>
        json({ content: { changed: { 'privacy/hero-text': { content: shows(stored.content) } } } }),
      ...faults,
    })
  }
  const verdicts = async (site: ReturnType<typeof siteWith>) =>
    (await checkFreshness(site, credentials, 50)).map(
      ({ subject, verdict, detail }) => `${subject}: ${verdict === 'ok' ? verdict : detail}`,
    )

  it('makes an invisible edit of the stored text, and undoes only that edit', async () => {
    expect(await verdicts(editable())).toEqual([
      'signing in: ok',
      'the panel reads content: ok',
      'an edit nobody sees: ok',
      'the edit taken back: ok',
      'signing out: ok',
    ])
    expect(sent.map(({ body }) => body)).toEqual([
      { content: 'Welcome.\u2060', base: 7 },
      { content: 'Welcome.', base: 8 },
    ])
  })

  it('undoes the edit even if visitors never get it', async () => {
    expect(await verdicts(editable(() => 'Old.'))).toEqual([
      'signing in: ok',
      'the panel reads content: ok',
      'an edit nobody sees: is not public after 0.05 s',
      'the edit taken back: is not public after 0.05 s',
      'signing out: ok',
    ])
    expect(sent.at(-1)?.body.content).toBe('Welcome.')
  })

  it('changes nothing when the password is wrong', async () => {
    const site = editable(undefined, { '/api/login': () => refusal(401, 'wrong_credentials') })
    expect(await verdicts(site)).toEqual(['signing in: status 401: No.'])
    expect(sent).toEqual([])
  })

  it('keeps a newer save of another admin', async () => {
    const site = editable(undefined, {
      '/api/admin/content': () =>
        json({ privacy: { sections: { 'hero-text': section('Older.', 3) } } }),
    })
    expect(await verdicts(site)).toEqual([
      'signing in: ok',
      'the panel reads content: ok',
      'an edit nobody sees: status 409: No.',
      'signing out: ok',
    ])
    expect(sent).toHaveLength(1)
  })
})

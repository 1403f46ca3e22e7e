import { beforeEach, describe, expect, it } from 'vitest'
import { CONTACT_THANKS, SCHOOL_THANKS, sendMessage } from '#contract/contact.ts'
import { moveSite } from '#domain/structure/addresses.ts'
import { SEED_STRUCTURE } from '#domain/structure/seed.ts'
import { CONTACT_LIMITS } from '#server/contact/limits.ts'
import { contentDocument } from '#server/storage/content.ts'
import { update } from '#server/storage/documents.ts'
import { languagesDocument } from '#server/storage/languages.ts'
import { structureDocument } from '#server/storage/structure.ts'
import { fieldTexts } from '#texts/contactFields.ts'
import { onlyMessage } from './contactForms.ts'
import { site, withSite } from './running.ts'
import { callFunction, ORIGIN, refusalPage } from './site.ts'

withSite(beforeEach)

/** As a browser without scripts sends it. */
const post = (fields: Record<string, string>, path = '/api/contact', type?: string) =>
  callFunction(
    new Request(ORIGIN + path, {
      method: 'POST',
      headers: {
        accept: 'text/html,application/xhtml+xml',
        'sec-fetch-site': 'same-origin',
        ...(type && { 'content-type': type }),
      },
      body: new URLSearchParams(fields),
    }),
  )

describe('a contact form without JavaScript', () => {
  const fields = { name: 'Maryam', email: 'm@example.net', subject: 'general', message: 'Salam' }

  it.each([
    ['the centre', '/api/contact', CONTACT_THANKS],
    ['the school', '/api/contact/school', SCHOOL_THANKS],
  ])('redirects a message to %s to the thanks page', async (_, path, thanks) => {
    const response = await post(fields, path)
    expect([response.status, response.headers.get('location')]).toEqual([303, thanks])
    expect((await onlyMessage()).message.message).toBe('Salam')
  })

  it('responds in the language and place of its page, where the site offers it', async () => {
    await update(languagesDocument, () => ({ own: 'en', others: ['ar'] }))
    const sent = await post(fields, '/api/contact?lang=ar')
    expect(sent.headers.get('location')).toBe(`/ar${CONTACT_THANKS}`)
    const page = await (await post({ ...fields, name: '' }, '/api/contact?lang=ar')).text()
    expect(page).toContain('<html lang="ar" dir="rtl">')
    expect(page).toContain('action="/api/contact?lang=ar"')
    expect(page).toContain('<header><a href="/ar">')
    expect(page).toContain('<a href="/ar/contact">')
    await update(structureDocument, () => moveSite(SEED_STRUCTURE, 'school', '/school'))
    const school = await post({ ...fields, name: '' }, '/api/contact/school')
    expect(await school.text()).toContain('<a href="/school/contact">')
    const other = await post(fields, '/api/contact?lang=fr')
    expect(other.headers.get('location')).toBe(CONTACT_THANKS)
  })

  it('shows a refusal as a page that keeps the input', async () => {
    const typed = { ...fields, name: '', email: '"><script>', message: `<b>${'ا'.repeat(1001)}` }
    const page = await refusalPage(await post(typed), 400)
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;"')
    expect(page).toContain(`&lt;b&gt;${'ا'.repeat(1001)}</textarea>`)
    expect(page).toContain('<option value="general" selected>')
    for (const text of [fieldTexts.name, fieldTexts.emailWrong, fieldTexts.messageLong(1000)]) {
      expect(page).toContain(text)
    }
    expect(page).not.toMatch(/<script|<b>/)
  })

  it('keeps the answers to a form with questions of its own, also on that page', async () => {
    const { message: _, ...who } = fields
    const answers = { about: 'Iftar', 'question:How many?': '4', 'question:Allergies': '' }
    const refused = await (await post({ ...who, ...answers, email: 'nobody' })).text()
    expect(refused).toContain('Iftar\n\nHow many?\n4</textarea>')
    const sent = await post({ ...who, ...answers })
    expect(sent.headers.get('location')).toBe(CONTACT_THANKS)
    expect((await onlyMessage()).message).toMatchObject({
      subject: 'general',
      message: 'Iftar\n\nHow many?\n4',
    })
  })

  it('refuses a form without what must be answered, where a page has the form', async () => {
    const [page, block] = ['about', 'form-k3m9x2ab']
    const placed = { id: block, block: 'form' }
    await update(structureDocument, () => ({
      ...SEED_STRUCTURE,
      pages: SEED_STRUCTURE.pages.map(one =>
        one.id === page ? { ...one, blocks: [...one.blocks, placed] } : one,
      ),
    }))
    const content = 'How many? *\nAllergies'
    await update(contentDocument, ({ value }) => ({
      ...value,
      sections: {
        [`${page}/${block}-questions`]: {
          content,
          revision: 1,
          savedAt: '2026-11-21T12:00:00Z',
          by: 'Amina',
        },
      },
    }))
    const { message: _, ...who } = fields
    const sent = (answers: Record<string, string>) =>
      post({ ...who, about: 'Iftar', asked: `${page}/${block}-questions`, ...answers })
    for (const answers of [{}, { 'question:How many?': ' ', 'question:Allergies': 'Nuts' }]) {
      const refused = await refusalPage(await sent(answers), 400)
      expect(refused).toContain(fieldTexts.unanswered('How many?'))
    }
    expect((await sent({ 'question:How many?': '4' })).status).toBe(303)
  })

  it('keeps a fixed subject on that page', async () => {
    const page = await (await post({ ...fields, name: '', subject: 'explore-islam' })).text()
    expect(page).toContain('<input type="hidden" name="subject" value="explore-islam">')
  })

  it('shows a page for a message that is too long without Content-Length', async () => {
    const chunk = new TextEncoder().encode(`message=${'a'.repeat(40 * 1024)}`)
    const body = new ReadableStream({ pull: controller => controller.enqueue(chunk) })
    const request = new Request(`${ORIGIN}/api/contact?lang=fr`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
      duplex: 'half',
    } as RequestInit)
    const response = await callFunction(request)
    expect(response.status).toBe(413)
    expect(await response.text()).toMatch(/alert">Revenez en arrière.*au plus\.<\/p>/)
  })

  it('shows a page when there are too many messages', async () => {
    for (let count = 0; count < CONTACT_LIMITS.address.most; count++) {
      await post({ ...fields, message: `Question ${count}` })
    }
    const response = await post({ ...fields, message: 'One more' })
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await response.text()).toMatch(/Many messages have come.*One more/s)
  })

  it('sends JSON to a script that sends a form', async () => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    const response = await site.send(sendMessage, { body, headers: { accept: 'application/json' } })
    expect(await response.json()).toEqual({ success: true })
  })

  it('rejects another site’s form', async () => {
    const response = await callFunction(
      new Request(`${ORIGIN}/api/contact`, {
        method: 'POST',
        headers: { 'sec-fetch-site': 'cross-site' },
        body: new URLSearchParams(fields),
      }),
    )
    expect(response.status).toBe(403)
    expect(site.dump()).toEqual({})
  })
})

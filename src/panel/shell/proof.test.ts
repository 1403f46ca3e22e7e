import { beforeEach, expect, it } from 'vitest'
import { beginBackup } from '#contract/backup.ts'
import { failureOf } from '#contract/endpoint.ts'
import { AMINA, type FakeBrowser, fakeBrowser } from '#panel/testing/browser.ts'

let browser: FakeBrowser
const BEGIN = 'POST /api/backup'
const words = { title: 'Download a backup', lead: 'The file holds messages.', button: 'Continue' }

beforeEach(() => {
  browser = fakeBrowser()
})
async function open({ twoFactor = false } = {}) {
  const { keepUser } = await import('./session.ts')
  keepUser({ ...AMINA, twoFactor })
  const proof = await import('./proof.ts')
  const outcome = proof.callWithProof(beginBackup, { body: {} }, words).then(
    response => response,
    error => error,
  )
  return { ...proof, outcome, dialog: proof.$proof.get }
}
const refusal = (field: string, text: string) => ({
  status: 403,
  success: false,
  error: text,
  fields: { [field]: text },
})

it('opens with the given texts, and sends the typed password with the call', async () => {
  browser.responses[BEGIN] = { success: true, permit: 'p' }
  const { dialog, sendProof, outcome } = await open()
  expect(dialog()).toMatchObject({ state: 'open', words, needsCode: false })
  expect(browser.requests).toEqual([])
  await sendProof({ currentPassword: 'secret' })
  expect(await outcome).toEqual({ success: true, permit: 'p' })
  expect(dialog()).toEqual({ state: 'closed' })
})

it('reports what is missing without a call', async () => {
  const { dialog, sendProof } = await open({ twoFactor: true })
  await sendProof({ currentPassword: '', code: ' ' })
  expect(dialog()).toMatchObject({
    errors: { currentPassword: 'Enter your password.', code: 'Enter the code.' },
  })
  expect(browser.requests).toEqual([])
})

it.each([
  [refusal('currentPassword', 'Not right.'), { errors: { currentPassword: 'Not right.' } }],
  [refusal('code', 'Enter it.'), { errors: { code: 'Enter it.' }, needsCode: true }],
  [
    { status: 429, error: 'Too many tries.' },
    { errors: {}, problem: 'Too many tries.' },
  ],
  [
    { status: 503, error: 'Busy.' },
    { errors: {}, problem: 'Busy.' },
  ],
])('stays open on %o', async (response, shown) => {
  browser.responses[BEGIN] = response
  const { dialog, sendProof } = await open()
  await sendProof({ currentPassword: 'secret' })
  expect(dialog()).toMatchObject({ state: 'open', busy: false, ...shown })
})

it.each([
  [{ status: 409, error: 'Taken.', fields: { email: 'Taken.' } }, 'Taken.'],
  [undefined, failureOf(beginBackup)],
])('closes on %o and passes the error on', async (response, message) => {
  browser.responses[BEGIN] = response
  const { dialog, sendProof, outcome } = await open()
  await sendProof({ currentPassword: 'secret' })
  expect(await outcome).toMatchObject({ message })
  expect(dialog()).toEqual({ state: 'closed' })
})

it('resolves with null when it is closed, and never during the call', async () => {
  browser.responses[BEGIN] = { success: true, permit: 'p' }
  const first = await open()
  first.cancelProof()
  expect(await first.outcome).toBeNull()
  expect(browser.requests).toEqual([])

  const again = await open()
  const given = again.sendProof({ currentPassword: 'secret' })
  again.cancelProof()
  await given
  expect(await again.outcome).toMatchObject({ permit: 'p' })
})

it('requires the password every time', async () => {
  browser.responses[BEGIN] = { success: true, permit: 'p' }
  const first = await open()
  await first.sendProof({ currentPassword: 'secret' })
  const again = await open()
  expect(again.dialog()).toMatchObject({ state: 'open' })
  expect(JSON.stringify([again.dialog(), ...browser.local, ...browser.session])).not.toContain(
    'secret',
  )
})

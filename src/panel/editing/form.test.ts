import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AMINA, type FakeBrowser, fakeBrowser } from '#panel/testing/browser.ts'

interface Values {
  phone: string
}
interface Stored {
  revision: number
  phone: string
}

let browser: FakeBrowser
let saved: Stored[]
let failure: unknown
let failures: unknown[][]

beforeEach(() => {
  browser = fakeBrowser()
  saved = []
  failure = undefined
  failures = []
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Makes the server refuse from now on; the class is the fresh modules' own. */
async function refuse(
  message: string,
  detail: { status: number; fields?: object; current?: unknown },
) {
  const { CallError } = await import('#contract/failure.ts')
  failure = new CallError(message, detail as ConstructorParameters<typeof CallError>[1])
}

async function form(stored: Stored = { revision: 3, phone: '555' }) {
  const { keepUser } = await import('#panel/shell/session.ts')
  keepUser(AMINA)
  const { formStore } = await import('./form.ts')
  const store = formStore<Values, Stored>({
    name: 'site',
    load: async () => {
      if (failure) throw failure
      return stored
    },
    valuesOf: ({ phone }) => ({ phone }),
    check: ({ phone }) => (phone === '' ? { phone: 'Enter a number.' } : {}),
    save: async ({ phone }, { revision }) => {
      if (failure) throw failure
      saved.push({ revision, phone })
      return { revision: revision + 1, phone }
    },
    conflict: current => current as Stored,
    onFailed: (...told) => failures.push(told),
  })
  await store.load()
  return { ...store, ready: () => store.$form.get() as Ready }
}
type Ready = { state: 'ready'; values: Values; errors: object; problem: string | null } & Record<
  'changed' | 'saving' | 'restored',
  boolean
> & { newer: Stored | null }

it('knows what is changed, and guards it', async () => {
  const { change, ready } = await form()
  const { $hasUnsaved } = await import('./unsaved.ts')
  expect(ready()).toMatchObject({ changed: false, values: { phone: '555' } })
  change({ phone: '556' })
  expect([ready().changed, $hasUnsaved.get()]).toEqual([true, true])
  change({ phone: '555' })
  expect([ready().changed, $hasUnsaved.get()]).toEqual([false, false])
})

it('saves on top of what was loaded, and says so', async () => {
  const { change, save, ready } = await form()
  const { $banner } = await import('#panel/shell/banner.ts')
  change({ phone: '556' })
  await save()
  expect(saved).toEqual([{ revision: 3, phone: '556' }])
  expect(ready()).toMatchObject({ changed: false, saving: false, values: { phone: '556' } })
  expect($banner.get()?.text).toBe('Settings have been successfully updated.')
  expect(browser.session.size).toBe(0)
})

it('sends nothing that it knows to be wrong', async () => {
  const { change, save, ready } = await form()
  change({ phone: '' })
  await save()
  expect([saved, ready().errors]).toEqual([[], { phone: 'Enter a number.' }])
  change({ phone: '1' })
  expect(ready().errors).toEqual({})
})

it.each([
  ['Storage is away.', { status: 503 }, 'Storage is away.', {}],
  ['No', { status: 400, fields: { phone: 'Bad' } }, null, { phone: 'Bad' }],
])('keeps what is typed when saving meets %s %o', async (text, detail, problem, errors) => {
  const { change, save, ready } = await form()
  change({ phone: '556' })
  await refuse(text, detail)
  await save()
  expect(ready()).toMatchObject({ problem, errors, changed: true, values: { phone: '556' } })
})

it('says why a save failed until the next try, and whether an answer came', async () => {
  const { change, save, ready } = await form()
  change({ phone: '556' })
  await refuse('Failed to save. Please try again.', { status: 0 })
  await save()
  change({ phone: '557' })
  expect(ready().problem).toBe('Failed to save. Please try again.')
  await refuse('The title is taken.', { status: 400 })
  await save()
  expect(failures).toEqual([
    ['Failed to save. Please try again.', true],
    ['The title is taken.', false],
  ])
  failure = undefined
  await save()
  expect(ready().problem).toBeNull()
})

it('keeps what is typed while it is asked anew', async () => {
  const { change, load, ready } = await form()
  const again = load()
  change({ phone: '556' })
  await again
  expect(ready()).toMatchObject({ restored: false, values: { phone: '556' } })
})

it('has words for a surprise', async () => {
  const { change, save, ready } = await form()
  change({ phone: '556' })
  failure = new Error('oops')
  await save()
  expect(ready()).toMatchObject({ problem: 'An unexpected error occurred.', changed: true })
})

it('lets the admin decide when someone else has saved', async () => {
  const newer = { revision: 4, phone: '999' }
  const { change, save, keepMine, takeNewer, ready } = await form()
  change({ phone: '556' })
  await refuse('Someone else saved this.', { status: 409, current: newer })
  await save()
  expect(ready()).toMatchObject({ newer, values: { phone: '556' } })
  failure = undefined
  keepMine()
  await save()
  expect(saved).toEqual([{ revision: 4, phone: '556' }])

  await refuse('Someone else saved this.', { status: 409, current: newer })
  change({ phone: '557' })
  await save()
  takeNewer()
  expect(ready()).toMatchObject({ changed: false, newer: null, values: { phone: '999' } })
})

it('brings back what was typed before', async () => {
  const { change } = await form()
  change({ phone: '556' })
  const again = await form()
  expect(again.ready()).toMatchObject({ restored: true, changed: true, values: { phone: '556' } })
  again.discard()
  expect(again.ready()).toMatchObject({ restored: false, changed: false, values: { phone: '555' } })
  expect((await form()).ready().restored).toBe(false)
})

it('says that it cannot be loaded, and loads when asked again', async () => {
  await refuse('Storage is away.', { status: 503 })
  const { load, $form } = await form()
  expect($form.get()).toEqual({ state: 'failed', message: 'Storage is away.' })
  failure = undefined
  await load()
  expect($form.get().state).toBe('ready')
})

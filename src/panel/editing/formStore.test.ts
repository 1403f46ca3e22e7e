import { beforeEach, describe, expect, it, vi } from 'vitest'
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
/** Set: a save waits for it, and null calls the save off. */
let answer: Promise<null> | undefined
let failure: unknown
let failures: unknown[][]

beforeEach(() => {
  browser = fakeBrowser()
  saved = []
  answer = undefined
  failure = undefined
  failures = []
})

/** Makes the server refuse from now on; the class is the fresh modules' own. */
async function refuse(
  message: string,
  detail: { status: number; fields?: object; current?: unknown; savedBy?: string },
) {
  const { CallError } = await import('#contract/failure.ts')
  failure = new CallError(message, detail as ConstructorParameters<typeof CallError>[1])
}

async function form(stored: Stored = { revision: 3, phone: '555' }) {
  const { keepUser } = await import('#panel/shell/session.ts')
  keepUser(AMINA)
  const { formStore } = await import('./formStore.ts')
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
      if (answer) return answer
      saved.push({ revision, phone })
      return { revision: revision + 1, phone }
    },
    onFailed: (...args) => failures.push(args),
  })
  await store.load()
  return { ...store, ready: () => store.$form.get() as Ready }
}
type Ready = { state: 'ready'; values: Values; errors: object; problem: string | null } & Record<
  'changed' | 'saving' | 'restored',
  boolean
> & {
    conflict: { theirs: Stored; by: string | null; isOpen: boolean } | null
    aside: Values | null
  }

it('reports unsaved changes until they are undone', async () => {
  const { change, ready } = await form()
  const { $hasUnsaved } = await import('#panel/shell/unsaved.ts')
  expect(ready()).toMatchObject({ changed: false, values: { phone: '555' } })
  change({ phone: '556' })
  expect([ready().changed, $hasUnsaved.get()]).toEqual([true, true])
  change({ phone: '555' })
  expect([ready().changed, $hasUnsaved.get()]).toEqual([false, false])
})

it('saves with the loaded revision, and shows a success banner', async () => {
  const { change, save, ready } = await form()
  const { $banner } = await import('#panel/shell/banner.ts')
  change({ phone: '556' })
  await save()
  expect(saved).toEqual([{ revision: 3, phone: '556' }])
  expect(ready()).toMatchObject({ changed: false, saving: false, values: { phone: '556' } })
  expect($banner.get()?.text).toBe('Settings have been successfully updated.')
  expect(browser.session.size).toBe(0)
})

it.each([true, false])('waits with a save for what its fields upload: %s', async isHere => {
  const { change, save, ready } = await form()
  const { follow } = await import('#panel/shell/underway.ts')
  const upload = Promise.withResolvers<boolean>()
  follow(upload.promise)
  change({ phone: '556' })
  const saving = save()
  expect([saved, ready().saving]).toEqual([[], true])
  change({ phone: '557' })
  upload.resolve(isHere)
  expect(await saving).toBe(isHere)
  expect(saved).toEqual(isHere ? [{ revision: 3, phone: '557' }] : [])
  expect(ready()).toMatchObject({ saving: false, values: { phone: '557' } })
  if (!isHere) expect(ready().problem).toContain('not uploaded')
  expect(await save()).toBe(true)
})

it('keeps what was typed until a save was called off', async () => {
  const { change, save, ready } = await form()
  const asked = Promise.withResolvers<null>()
  answer = asked.promise
  change({ phone: '556' })
  const saving = save()
  change({ phone: '557' })
  asked.resolve(null)
  expect(await saving).toBe(false)
  expect(ready()).toMatchObject({ saving: false, changed: true, values: { phone: '557' } })
})

it('sends no values that fail its checks', async () => {
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
])('keeps what is typed when a save fails with %s %o', async (text, detail, problem, errors) => {
  const { change, save, ready } = await form()
  change({ phone: '556' })
  await refuse(text, detail)
  await save()
  expect(ready()).toMatchObject({ problem, errors, changed: true, values: { phone: '556' } })
})

it('shows why a save failed until the next try', async () => {
  const { change, save, ready } = await form()
  change({ phone: '556' })
  await refuse('Failed to save. Please try again.', { status: 500 })
  await save()
  change({ phone: '557' })
  expect(ready().problem).toBe('Failed to save. Please try again.')
  await refuse('The title is taken.', { status: 400 })
  await save()
  expect(failures).toEqual([
    ['Failed to save. Please try again.', false],
    ['The title is taken.', false],
  ])
  failure = undefined
  await save()
  expect(ready().problem).toBeNull()
})

it('keeps what is typed while it is loaded again', async () => {
  const { change, load, ready } = await form()
  const again = load()
  change({ phone: '556' })
  await again
  expect(ready()).toMatchObject({ restored: false, values: { phone: '556' } })
})

it('shows a general message for an unexpected error', async () => {
  const { change, save, ready } = await form()
  change({ phone: '556' })
  failure = new Error('oops')
  await save()
  expect(ready()).toMatchObject({ problem: 'An unexpected error occurred.', changed: true })
})

const newer = { revision: 4, phone: '999' }
const conflict = { status: 409, current: newer, savedBy: 'Bilal' }

it('lets the admin choose a version when another admin changed the same field', async () => {
  const { change, save, choose, ready } = await form()
  change({ phone: '556' })
  await refuse('Someone else saved this.', conflict)
  await save()
  expect(ready()).toMatchObject({
    conflict: { theirs: newer, by: 'Bilal', isOpen: true, choices: [{ key: 'phone' }] },
    values: { phone: '556' },
  })
  failure = undefined
  await choose({ phone: 'mine' })
  expect(saved).toEqual([{ revision: 4, phone: '556' }])

  await refuse('Someone else saved this.', conflict)
  change({ phone: '557' })
  await save()
  await choose({ phone: 'theirs' })
  expect(ready()).toMatchObject({ changed: false, conflict: null, values: { phone: '999' } })
})

it('restores a draft, until it is discarded', async () => {
  const { change } = await form()
  change({ phone: '556' })
  const again = await form()
  expect(again.ready()).toMatchObject({ restored: true, changed: true, values: { phone: '556' } })
  again.discard()
  expect(again.ready()).toMatchObject({ restored: false, changed: false, values: { phone: '555' } })
  expect((await form()).ready().restored).toBe(false)
})

it('shows that it cannot be loaded, and loads on retry', async () => {
  await refuse('Storage is away.', { status: 503 })
  const { load, $form } = await form()
  expect($form.get()).toEqual({ state: 'failed', message: 'Storage is away.' })
  failure = undefined
  await load()
  expect($form.get().state).toBe('ready')
})

describe('a form with several fields', () => {
  interface Site {
    name: string
    phone: string
    tags: string[]
  }
  const base: Site = { name: 'Center', phone: '555', tags: ['a'] }
  type Save = { revision: number; values: Site }
  let stored: { revision: number; by: string; site: Site }
  let sent: Save[]
  let blocked: boolean

  beforeEach(() => {
    stored = { revision: 1, by: 'Amina', site: base }
    sent = []
    blocked = false
  })

  /** A form on a server that compares and swaps, as a tab of its own has it. */
  async function siteForm() {
    const { CallError } = await import('#contract/failure.ts')
    const { keepUser } = await import('#panel/shell/session.ts')
    const { formStore } = await import('./formStore.ts')
    const { $banner, $undo } = await import('#panel/shell/banner.ts')
    keepUser(AMINA)
    const store = formStore<Site, typeof stored>({
      name: 'several',
      load: async () => stored,
      valuesOf: ({ site }) => site,
      canSend: () => !blocked,
      save: async (values, { revision }) => {
        sent.push({ revision, values })
        if (revision !== stored.revision) {
          const { by } = stored
          throw new CallError('Newer', { status: 409, current: stored, savedBy: by })
        }
        stored = { revision: revision + 1, by: 'Amina', site: values }
        return stored
      },
      restore: async revision => {
        stored = {
          revision: stored.revision + 1,
          by: 'Amina',
          site: { ...base, name: `v${revision}` },
        }
        return stored
      },
      undo: async before => {
        stored = { ...before, revision: stored.revision + 1 }
        return stored
      },
    })
    await store.load()
    const ready = () => {
      const form = store.$form.get()
      if (form.state !== 'ready') throw new Error(form.state)
      return form
    }
    return { ...store, ready, $banner, $undo }
  }
  const theySave = (change: Partial<Site>) => {
    stored = { revision: stored.revision + 1, by: 'Bilal', site: { ...stored.site, ...change } }
  }

  it.each<[string, Partial<Site>, Partial<Site>, Site]>([
    ['another field', { name: 'Mine' }, { phone: '9' }, { name: 'Mine', phone: '9', tags: ['a'] }],
    [
      'the same list',
      { tags: ['a', 'm'] },
      { tags: ['a', 't'] },
      { ...base, tags: ['a', 't', 'm'] },
    ],
    ['the same in the same way', { phone: '9' }, { phone: '9' }, { ...base, phone: '9' }],
  ])(
    'merges and saves without a question when the other admin changed %s',
    async (_, mine, theirs, expected) => {
      const { change, save, ready, $banner, $undo } = await siteForm()
      change(mine)
      theySave(theirs)
      expect(await save()).toBe(true)
      expect(stored.site).toEqual(expected)
      expect(ready()).toMatchObject({ values: expected, changed: false, conflict: null })
      expect($banner.get()?.text).toBe('Settings have been successfully updated.')
      expect($undo.get()?.text).toBe('Bilal saved changes meanwhile. They are kept too.')
      expect(browser.session.size).toBe(0)
    },
  )

  it('checks merged values before it sends them', async () => {
    const { change, save, ready } = await siteForm()
    change({ name: 'Mine' })
    theySave({ phone: '9' })
    const saving = save()
    blocked = true
    expect(await saving).toBe(false)
    expect(sent).toHaveLength(1)
    expect(ready()).toMatchObject({
      values: { name: 'Mine', phone: '9' },
      changed: true,
      tried: true,
    })
  })

  it('shows a conflict for each field that both changed, and for no other', async () => {
    const { change, save, choose, ready } = await siteForm()
    change({ name: 'Mine', phone: '1', tags: ['a', 'm'] })
    theySave({ name: 'Theirs', phone: '2', tags: ['a', 't'] })
    expect(await save()).toBe(false)
    const { conflict } = ready()
    expect(conflict).toMatchObject({ by: 'Bilal', choices: [{ key: 'name' }, { key: 'phone' }] })
    expect(conflict?.choices[0]).toMatchObject({
      mine: { name: 'Mine', phone: '2' },
      theirs: { name: 'Theirs', phone: '2' },
    })
    expect(await choose({ name: 'theirs', phone: 'mine' })).toBe(true)
    expect(stored.site).toEqual({ name: 'Theirs', phone: '1', tags: ['a', 't', 'm'] })
  })

  it('offers to bring my values back after theirs were chosen', async () => {
    const { change, save, choose, bringBack, ready } = await siteForm()
    change({ name: 'Mine' })
    theySave({ name: 'Theirs' })
    await save()
    expect(await choose({ name: 'theirs' })).toBe(true)
    expect(ready()).toMatchObject({ values: { name: 'Theirs' }, aside: { name: 'Mine' } })
    bringBack()
    expect(ready()).toMatchObject({ values: { name: 'Mine' }, aside: null, changed: true })
    expect(await save()).toBe(true)
    expect(stored.site.name).toBe('Mine')
  })

  it('merges a restored draft with a later save', async () => {
    const before = await siteForm()
    before.change({ name: 'Mine' })
    theySave({ phone: '9' })
    const again = await siteForm()
    expect(again.ready()).toMatchObject({
      values: { name: 'Mine', phone: '9' },
      stored: { revision: 2 },
      restored: true,
    })
    expect(await again.save()).toBe(true)
    expect(sent).toHaveLength(1)
  })

  it('restores an earlier version, and undoes that', async () => {
    const { change, restore, discard, ready, $undo } = await siteForm()
    change({ name: 'Mine' })
    expect(await restore(7)).toBe(false)
    discard()
    expect(await restore(7)).toBe(true)
    expect(ready()).toMatchObject({ values: { name: 'v7' }, changed: false })
    expect($undo.get()?.text).toBe('The earlier version was restored.')
    $undo.get()?.run?.()
    await vi.waitFor(() => expect(ready().values).toEqual(base))
  })
})

describe('a save that nothing answers', () => {
  const unanswered = async () => refuse('Update failed', { status: 0 })
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  beforeEach(() => void vi.useFakeTimers())
  it('is sent again by itself with its base, once there is a connection', async () => {
    const { $banner, showError } = await import('#panel/shell/banner.ts')
    const store = await form()
    showError('What the try before it came to.')
    store.change({ phone: '777' })
    await unanswered()
    expect(await store.save()).toBe(false)
    expect(store.ready()).toMatchObject({ unsent: 'waiting', problem: null })
    expect(failures).toEqual([])
    expect($banner.get()).toBeNull()
    failure = undefined
    await wait(15_000)
    expect(saved).toEqual([{ revision: 3, phone: '777' }])
    expect(store.ready()).toMatchObject({ unsent: null, changed: false })
  })

  it('waits for a person after ten minutes', async () => {
    const store = await form()
    store.change({ phone: '777' })
    await unanswered()
    await store.save()
    await wait(10 * 60_000 + 15_000)
    expect(store.ready()).toMatchObject({ unsent: 'ended' })
    expect(failures).toEqual([[expect.stringContaining('Update failed'), true]])
    failure = undefined
    await wait(60_000)
    expect(saved).toEqual([])
    await store.save()
    expect(saved).toHaveLength(1)
  })

  it('is not sent again once something else is typed, or another account is signed in', async () => {
    const store = await form()
    store.change({ phone: '777' })
    await unanswered()
    await store.save()
    store.change({ phone: '77' })
    failure = undefined
    await wait(60_000)
    await unanswered()
    await store.save()
    const { keepUser } = await import('#panel/shell/session.ts')
    keepUser({ ...AMINA, email: 'bilal@example.org' })
    failure = undefined
    await wait(60_000)
    expect(saved).toEqual([])
  })
})

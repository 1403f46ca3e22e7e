import { expect, it, vi } from 'vitest'
import { alert, browser, eachInBrowser, panel, SAVE, section } from '#panel/testing/contentPanel.ts'

eachInBrowser()

const theirs = section('Theirs', 9)

async function inConflict() {
  const all = await panel()
  all.openSection('about', 'hero-text')
  all.type('Mine')
  browser.responses[SAVE] = {
    ...{ status: 409, success: false, error: 'Newer' },
    ...{ current: theirs, savedBy: 'Bilal' },
  }
  await all.save()
  const { store } = all.open()!
  const { key } = all.open()!.conflict!.choices[0]!
  return { ...all, store, choose: (side: 'mine' | 'theirs') => store.choose({ [key]: side }) }
}

/** Responds to the saves in order; returns the list of the bodies that were sent. */
function respondWith(...responses: object[]) {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)))
    const response = responses.shift() as { status?: number }
    return Response.json({ success: true, ...response }, { status: response.status ?? 200 })
  })
  return bodies
}

it('shows both texts side by side when another admin saved first', async () => {
  const { open, shown } = await inConflict()
  expect(open()).toMatchObject({
    values: 'Mine',
    conflict: { theirs, by: 'Bilal', isOpen: true, choices: [{ mine: 'Mine', theirs: 'Theirs' }] },
  })
  expect(shown()).toEqual(theirs)
  expect(alert).not.toHaveBeenCalled()
})

it('saves my text over the text of the other admin', async () => {
  const { choose, open } = await inConflict()
  const bodies = respondWith({ revision: 10, section: section('Mine', 10) })
  expect(await choose('mine')).toBe(true)
  expect(bodies).toEqual([{ content: 'Mine', base: 9 }])
  expect(open()).toBeNull()
})

it('shows the text of the other admin, and brings mine back on request', async () => {
  const { choose, store, closeSection, openSection, open } = await inConflict()
  await choose('theirs')
  expect(open()).toMatchObject({ values: 'Theirs', stored: theirs, conflict: null, aside: 'Mine' })
  store.close()
  closeSection()
  openSection('about', 'hero-text')
  expect(open()).toMatchObject({ values: 'Theirs', aside: 'Mine' })
  open()?.store.bringBack()
  expect(open()).toMatchObject({ values: 'Mine', stored: theirs, aside: null })
})

it('shows the conflict again instead of overwriting the other save', async () => {
  const { store, type, save, open } = await inConflict()
  store.compare(false)
  type('Mine and more')
  const before = browser.requests.length
  expect(await save()).toBe(false)
  expect(open()).toMatchObject({ conflict: { isOpen: true }, values: 'Mine and more' })
  expect(browser.requests).toHaveLength(before)
})

it('shows the text of the other admin when mine is discarded', async () => {
  const { store, open } = await inConflict()
  store.discard()
  expect(open()).toMatchObject({ values: 'Theirs', conflict: null })
})

it('keeps the questions that two admins add at the same time, without a conflict', async () => {
  const faq = (...names: string[]) =>
    JSON.stringify(
      names.map(name => ({ title: name, text: 'Yes.' })),
      null,
      2,
    )
  const cards = (revision: number, ...names: string[]) =>
    section(faq(...names), revision, 'purpose-cards')
  const { openSection, type, save, open, $undo } = await panel(cards(2, 'Prayer'))
  openSection('about', 'purpose-cards')
  type(faq('Prayer', 'Mine'))
  const bodies = respondWith(
    {
      status: 409,
      success: false,
      error: 'Newer',
      current: cards(9, 'Prayer', 'Theirs'),
      savedBy: 'Bilal',
    },
    { revision: 10, section: cards(10, 'Prayer', 'Theirs', 'Mine') },
  )
  expect(await save()).toBe(true)
  expect(bodies).toEqual([
    { content: faq('Prayer', 'Mine'), base: 2 },
    { content: faq('Prayer', 'Theirs', 'Mine'), base: 9 },
  ])
  expect(open()).toBeNull()
  expect($undo.get()?.text).toBe('Bilal saved changes meanwhile. They are kept too.')
  expect(alert).not.toHaveBeenCalled()
})

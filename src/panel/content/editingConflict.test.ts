import { expect, it, vi } from 'vitest'
import { alert, browser, eachInBrowser, panel, SAVE, section } from '#panel/testing/contentPanel.ts'

eachInBrowser()

const theirs = section('Theirs', 9)

async function inConflict() {
  const all = await panel()
  all.openSection('about', 'hero-text')
  all.type('Mine')
  browser.answers[SAVE] = { status: 409, success: false, error: 'Newer', current: theirs }
  await all.save()
  return all
}

it('lays both texts side by side when someone else has saved', async () => {
  const { open, shown } = await inConflict()
  expect(open()).toMatchObject({ text: 'Mine', newer: theirs, comparing: true })
  expect(shown()).toEqual(theirs)
  expect(alert).not.toHaveBeenCalled()
})

it('saves mine on top of theirs', async () => {
  const { keepMine, open } = await inConflict()
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)))
    return Response.json({ success: true, revision: 10, section: section('Mine', 10) })
  })
  expect(await keepMine()).toBe(true)
  expect(bodies).toEqual([{ content: 'Mine', base: 9 }])
  expect(open()).toBeNull()
})

it('takes theirs, and brings mine back on demand', async () => {
  const { takeTheirs, bringMineBack, closeSection, openSection, open } = await inConflict()
  takeTheirs()
  expect(open()).toMatchObject({ text: 'Theirs', base: theirs, newer: null, aside: 'Mine' })
  closeSection()
  openSection('about', 'hero-text')
  expect(open()).toMatchObject({ text: 'Theirs', aside: 'Mine' })
  bringMineBack()
  expect(open()).toMatchObject({ text: 'Mine', base: theirs, aside: null })
})

it('compares again instead of saving over theirs', async () => {
  const { compare, type, save, open } = await inConflict()
  compare(false)
  type('Mine and more')
  const asked = browser.asked.length
  expect(await save()).toBe(false)
  expect(open()).toMatchObject({ comparing: true, text: 'Mine and more' })
  expect(browser.asked).toHaveLength(asked)
})

it('shows theirs when mine is given up', async () => {
  const { discard, open } = await inConflict()
  discard()
  expect(open()).toMatchObject({ text: 'Theirs', newer: null })
})

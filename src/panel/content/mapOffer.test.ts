import { expect, it, vi } from 'vitest'
import { mapFrame } from '#domain/visitor/contactLinks.ts'
import { browser, eachInBrowser, panel, section } from '#panel/testing/contentPanel.ts'

eachInBrowser()

const SAVE_ADDRESS = 'PUT /api/content/header/address'
const SAVE_MAP = 'PUT /api/content/contact/map-address'
const UNDO_MAP = 'POST /api/content/contact/map-address/restore'
const NEW = '5 Elm Street, Albany'

/** The panel with a center's address and a map; the address is saved. */
async function saveAddress(map: string) {
  const { siteContent, sectionIn, openSection, type, save, $undo } = await panel()
  const page = (id: string, ...sections: ReturnType<typeof section>[]) => ({
    ...{ id, title: id, route: '/', lastUpdated: null },
    sections: Object.fromEntries(sections.map(one => [one.id, one])),
  })
  siteContent.set({
    header: page('header', section('1 Main Street', 3, 'address')),
    contact: page('contact', section(map, 2, 'map-address')),
  })
  openSection('header', 'address')
  type(NEW)
  browser.responses[SAVE_ADDRESS] = { success: true, section: section(NEW, 4, 'address') }
  await save()
  const { $suggestion } = await import('#panel/shell/banner.ts')
  return { $suggestion, $undo, mapNow: () => sectionIn('contact', 'map-address')?.content }
}

it('offers to move the map along with the address, and to undo that', async () => {
  const { $suggestion, $undo, mapNow } = await saveAddress('https://maps.test/old')
  expect($suggestion.get()?.text).toContain('the contact page still shows')
  browser.responses[SAVE_MAP] = {
    success: true,
    section: section(mapFrame(NEW), 5, 'map-address'),
  }
  $suggestion.get()?.run()
  await vi.waitFor(() => expect(mapNow()).toBe(mapFrame(NEW)))
  browser.responses[UNDO_MAP] = {
    success: true,
    section: section('https://maps.test/old', 6, 'map-address'),
  }
  $undo.get()?.run?.()
  await vi.waitFor(() => expect(mapNow()).toBe('https://maps.test/old'))
})

it('offers nothing where the map shows the new address already', async () => {
  const { $suggestion } = await saveAddress(mapFrame(NEW))
  expect($suggestion.get()).toBeNull()
})

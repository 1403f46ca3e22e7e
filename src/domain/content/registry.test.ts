import { describe, expect, it } from 'vitest'
import { ITEM_FIELDS, TEXT_KINDS } from './kinds.ts'
import { findSection, pageDefinition, registry } from './registry.ts'

const pages = Object.entries(registry)
const sections = pages.flatMap(([pageId, page]) =>
  Object.entries(page.sections).map(([id, section]) => ({ pageId, id, section })),
)

describe('the registry', () => {
  it.each(
    'header home about contact volunteer sisters youth schoolHeader schoolContact schoolHome schoolInfo schoolCalendar donate events explore-islam'.split(
      ' ',
    ),
  )('knows page %s of the specification', id => {
    expect(pageDefinition(id)).toBeDefined()
  })

  it.each(
    'top-info-message facebookLink youtubeLink xlink instagramLink address email phone whatsapp-link hero welcome hero-bg-image trustees directors donate-id faq mission-vision about-bg-image history-timeline hero-title hero-title-arabic hero-message hero-text hero-text1 hero-text2 about-title about-title-arabic about-description about-paragraph about-texts about-image activities-title activities-bullets activities-text1 activities-text2 activities-image school-donate-id tuition-details payment-details absence-details schedule-details levels-details schoolEvents'.split(
      ' ',
    ),
  )('knows section %s of the specification', id => {
    expect(sections.filter(section => section.id === id)).not.toEqual([])
  })

  it.each([
    ['header', 'footer-services', 'bullets'],
    ['header', 'site-name', 'line'],
    ['header', 'logo', 'image'],
    ['header', 'donate-id', 'secure-url'],
    ['about', 'purpose-cards', 'cards'],
    ['nikah', 'form-address', 'secure-url'],
    ['contact', 'map-address', 'secure-url'],
    ['schoolInfo', 'tuition-details', 'html'],
    ['schoolCalendar', 'schoolEvents', 'schoolEvents'],
    ['about', 'trustees', 'people'],
    ['home', 'history-timeline', 'timeline'],
    ['contact', 'faq', 'faq'],
  ])('defines %s/%s as %s', (page, section, kind) => {
    expect(findSection(page, section)?.kind).toBe(kind)
  })

  it.each([
    ['nowhere', 'hero'],
    ['home', 'nothing'],
    ['constructor', 'name'],
    ['home', 'constructor'],
    ['__proto__', 'toString'],
    ['', ''],
  ])('does not contain %s/%s', (page, section) => {
    expect(findSection(page, section)).toBeUndefined()
  })

  it('names every page and section, with a route and a kind that exist', () => {
    const kinds: readonly string[] = [...TEXT_KINDS, ...Object.keys(ITEM_FIELDS)]
    for (const [, page] of pages) {
      expect(page.title).not.toBe('')
      expect(page.route).toMatch(/^\/[a-z/-]*$/)
    }
    for (const { id, section } of sections) {
      expect(id).toMatch(/^[A-Za-z][A-Za-z0-9-]*$/)
      expect(section.title).not.toBe('')
      expect(kinds).toContain(section.kind)
    }
  })

  it('names every section of a page differently', () => {
    for (const [pageId, page] of pages) {
      const titles = Object.values(page.sections).map(section => section.title)
      expect(titles, pageId).toEqual([...new Set(titles)])
    }
  })
})

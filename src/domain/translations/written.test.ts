import { afterEach, describe, expect, it } from 'vitest'
import { writtenEvent } from '#domain/events/writtenEvent.ts'
import { writtenNotice } from '#domain/notices/writtenNotice.ts'
import { DEFAULT_LOCALE, setLocale } from '#locale/locale.ts'
import { sectionMarks, writtenSection } from './section.ts'
import { mapWords, wordsOf } from './words.ts'
import { written, writtenFields } from './written.ts'

/** Reads as someone who asked for a language, with these translations. */
function readIn(language: string, pairs: Record<string, Record<string, string>>, own = 'en') {
  const texts = Object.fromEntries(
    Object.entries(pairs).map(([key, words]) => [
      key,
      { of: Object.keys(words), text: Object.values(words), revision: 1 },
    ]),
  )
  setLocale({ ...DEFAULT_LOCALE, language, written: { own, texts } })
}
afterEach(() => setLocale(undefined))

describe('a text', () => {
  const known = { 'about/a': { Welcome: 'أهلا' } }
  it.each([
    ['Welcome', undefined, { text: 'أهلا', lang: undefined }],
    [' Welcome\n', undefined, { text: 'أهلا', lang: undefined }],
    ['Welcome to all', undefined, { text: 'Welcome to all', lang: 'en' }],
    ['خوش آمدید', 'ur', { text: 'خوش آمدید', lang: 'ur' }],
    ['مرحبا', 'ar', { text: 'مرحبا' }],
    ['أهلا بكم', undefined, { text: 'أهلا بكم' }],
    ['خوش آمدید ہو', undefined, { text: 'خوش آمدید ہو', lang: 'ur' }],
    // In Urdu, Arabic, Persian: not in the site's English.
    ['عید مبارک 7:30', undefined, { text: 'عید مبارک 7:30' }],
    ['عید مبارک to all', undefined, { text: 'عید مبارک to all', lang: 'en' }],
    ['', undefined, { text: '' }],
  ])(
    '%j written in %s is shown as its translation, or as it is with its language',
    (text, from, shown) => {
      readIn('ar', known)
      expect(written('about/a', text, from)).toEqual(shown)
    },
  )

  it('stays as it was written, unmarked, where no language was asked for', () => {
    setLocale(DEFAULT_LOCALE)
    expect(written('about/a', 'Welcome')).toEqual({ text: 'Welcome' })
  })

  it('is not shown by a translation that is empty', () => {
    readIn('ar', { 'about/a': { Welcome: ' ' } })
    expect(written('about/a', 'Welcome')).toEqual({ text: 'Welcome', lang: 'en' })
  })
})

describe('a section', () => {
  it('is not marked as in the site’s language where its letters are those of another', () => {
    readIn('ur', {})
    expect(sectionMarks('home/welcome', 'line', 'عید مبارک')).toEqual({ dir: 'auto' })
  })

  const faq = (...items: [string, string][]) =>
    JSON.stringify(items.map(([question, answer]) => ({ question, answer })))

  it('is in the language once every text of its list is, in any order', () => {
    const words = { 'When?': 'متى؟', Always: 'دائما', 'Where?': 'أين؟' }
    readIn('ar', { 'contact/faq': words })
    const shown = writtenSection(
      'contact/faq',
      'faq',
      faq(['Where?', 'Always'], ['When?', 'Always']),
    )
    expect(shown).toEqual({ content: faq(['أين؟', 'دائما'], ['متى؟', 'دائما']) })
    const more = faq(['When?', 'Always'], ['Why?', 'Always'])
    expect(writtenSection('contact/faq', 'faq', more)).toEqual({ content: more, lang: 'en' })
  })

  it.each([
    ['Youth night', { lang: 'ur', dir: 'auto' }],
    ['نوجوان', { lang: 'ur', dir: 'rtl' }],
  ])('%s of a site in Urdu runs by its letters', (text, marks) => {
    readIn('fr', {}, 'ur')
    expect(sectionMarks('home/hero', 'line', text)).toEqual(marks)
  })

  it.each([
    ['image', '{"src":"/a.jpg","alt":"The dome","focus":"10 20"}', ['The dome']],
    ['image', '/a.jpg', []],
    ['url', 'https://example.org', []],
    ['phone', '+1 555 0100', []],
    [
      'albums',
      '[{"name":"Eid","date":"2026-03-20","photos":"/a.jpg Prayer\\n/b.jpg"}]',
      ['Eid', 'Prayer'],
    ],
    [
      'people',
      '[{"name":"Amina","position":"Chair","photo":"/a.jpg","focus":"1 2"}]',
      ['Amina', 'Chair'],
    ],
    ['html', '<p>Fees</p>', ['<p>Fees</p>']],
  ] as const)('of the kind %s has the words of %s', (kind, content, words) => {
    expect(wordsOf(kind, content)).toEqual(words)
    expect(
      wordsOf(
        kind,
        mapWords(kind, content, one => `${one}!`),
      ),
    ).toEqual(words.map(one => `${one}!`))
  })

  it('that is Arabic on purpose is never translated', () => {
    readIn('fr', {})
    expect(writtenSection('schoolHome/hero-title-arabic', 'line', 'الفردوس')).toEqual({
      content: 'الفردوس',
    })
  })
})

describe('fields of a thing', () => {
  it('are each in the language or marked with their own', () => {
    readIn('ar', { 'event:a/title': { Iftar: 'إفطار' } })
    expect(writtenFields('event:a', { title: 'Iftar', description: 'Come', location: '' })).toEqual(
      {
        fields: { title: 'إفطار', description: 'Come' },
        lang: { description: 'en' },
      },
    )
  })

  it('of an event keep its address', () => {
    readIn('ar', { 'event:a1/title': { Iftar: 'إفطار' } })
    const event = {
      ...{ id: 'a1', title: 'Iftar', description: '', location: 'Hall', category: 'social' },
    }
    expect(writtenEvent(event)).toEqual({
      ...event,
      ...{ title: 'إفطار', slug: 'iftar-a1', lang: { location: 'en' } },
    })
  })

  it('of an event are named by their letters where nobody asked for a language', () => {
    setLocale(DEFAULT_LOCALE)
    const event = {
      ...{ id: 'a1', title: 'درسِ قرآن ہر جمعہ', description: 'Come', location: '' },
      category: 'education',
    }
    expect(writtenEvent(event)).toEqual({ ...event, lang: { title: 'ur' } })
    expect(writtenEvent({ ...event, title: 'Iftar' })).not.toHaveProperty('lang')
  })

  it('of a notice in the language that is asked for need no translation', () => {
    readIn('ur', {})
    const notice = { id: 'a', kind: 'closure', title: 'بند', text: '', start: '' } as const
    expect(writtenNotice({ ...notice, language: 'ur' })).toEqual(notice)
    expect(writtenNotice({ ...notice, language: 'ar' })).toEqual({
      ...notice,
      lang: { title: 'ar' },
    })
  })
})

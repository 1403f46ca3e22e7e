import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LOCALE, setLocale, writtenAs } from '#locale/locale.ts'
import { TRANSLATED } from '#locale/translated.ts'
import { typeParts } from '../../src/components/developers/types.ts'
import { markFallbacks } from '../../src/config/markFallbacks.ts'
import { panelTexts } from '../../src/config/panelCatalog.ts'
import { moduleOf } from '../../src/config/textModules.ts'
import { textsCode } from '../../src/config/texts.ts'
import { readTranslation } from '../../src/config/translations.ts'
import { countdownShort } from '../../src/domain/time/durations.ts'
import { formatMonth } from '../../src/domain/time/format.ts'
import { addTranslation, type Catalog, textsOf } from '../../src/texts/catalog.ts'
import { checkLanguage, languages } from './check.ts'
import { areas, catalogOf, panelCatalog, panelFile } from './modules.ts'

it('a module has the types of its texts', () => {
  const code = moduleOf('visit', {
    'visitTexts.title': 'Visit us',
    '@visitTexts.title': { description: 'A head.' },
    'visitTexts.lines.0': 'First',
    'visitTexts.free': '{count, plural, one {# seat} other {# seats}} in {hall}',
    alone: 'Alone',
  })
  expect(code.replace(/\s+/g, ' ')).toContain(
    `interface Texts { 'visitTexts': { /** A head. */ 'title': string 'lines': readonly string[] 'free': (count: number, hall: string) => string } 'alone': () => string }`,
  )
  expect(code).toContain("export const { visitTexts, alone } = textsOf<Texts>('visit', english)")
})

it('the panel’s English file has the texts of its sources: `npm run texts` writes it', () => {
  expect(panelCatalog()).toEqual(panelTexts())
})

it('a folder is a language, whole with all texts that visitors read', () => {
  expect(Object.keys(TRANSLATED)).toEqual(['en', ...languages()])
  const whole = Object.keys(TRANSLATED).filter(language => TRANSLATED[language]?.isWhole)
  expect(whole).toEqual(['en', 'ar', 'fr', 'tr', 'ur'])
  const missing = whole.slice(1).flatMap(language => checkLanguage(language).missing)
  expect(missing.filter(line => !/developers|panel/.test(line))).toEqual([])
})

it('every language can be read and says what English says', () => {
  expect(languages().flatMap(language => checkLanguage(language).problems)).toEqual([])
})

it.each(['ar', 'ur'])('hours of the 24-hour clock run from the right in %s', language => {
  const { 'eventHourTexts.range': range } = readTranslation(language).eventWords ?? {}
  expect(range?.startsWith('\u200f{start}')).toBe(true)
})

it.each(languages())('less than an hour has no hours in %s', language => {
  addTranslation(language, readTranslation(language))
  const said = writtenAs({ ...DEFAULT_LOCALE, language }, () => countdownShort(25))
  expect(said.match(/\p{Nd}+/gu)).toHaveLength(1)
})

it('texts of the panel in French bring no space for the mark that is written after them', () => {
  const french: Catalog = JSON.parse(readFileSync(panelFile('fr'), 'utf8'))
  expect(Object.values(french).filter(said => /\u00a0$/.test(`${said}`))).toEqual([])
})

it('French sets its marks off with one space that does not break', () => {
  const all = Object.values(readTranslation('fr')).flatMap(area => Object.values(area))
  const said = all.join('\n').replace(/\{[^{}]*\}/g, 'x')
  expect(
    said.match(/.*(?:[^\u00a0\s/][:;?!](?:\s|$)| [:;?!]|\u202f|«[^\u00a0]|[^\u00a0]»).*/gm),
  ).toBeNull()
})

it('a month begins with a capital letter as a heading in French', () => {
  const said = writtenAs({ ...DEFAULT_LOCALE, language: 'fr' }, () => formatMonth('2026-11-27'))
  expect(said).toBe('Novembre 2026')
})

it('types of the API are named in the language of the page', () => {
  addTranslation('fr', readTranslation('fr'))
  const said = writtenAs({ ...DEFAULT_LOCALE, language: 'fr' }, () => typeParts({ type: 'number' }))
  expect(said).toEqual(['nombre'])
})

describe('browsers and the server read the same', () => {
  const numbers = [0, 1, 2, 3, 11, 21, 22, 100]

  it.each(areas())('of %s', async area => {
    const catalog = catalogOf(area)
    const code = `data:text/javascript,${encodeURIComponent(textsCode(area, catalog, 'en'))}`
    const inBrowser: object = { ...(await import(/* @vite-ignore */ code)) }
    const written = (texts: unknown): unknown => {
      if (typeof texts === 'function') return numbers.map(n => texts(n, n + 1, n + 2, n + 3))
      if (texts === null || typeof texts !== 'object') return texts
      return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, written(text)]))
    }
    expect(written(inBrowser)).toEqual(written(textsOf<object>(area, catalog)))
  })
})

it.each([
  ['en', 'Events', 'Donate'],
  ['tr', 'Etkinlikler', 'تبرّع'],
  ['ar', 'الفعاليات', 'تبرّع'],
])(
  'a text that %s does not have is in the site’s own language, and marked so',
  (language, events, donate) => {
    addTranslation('ar', { test: { events: 'الفعاليات', donate: 'تبرّع' } })
    addTranslation('tr', { test: { events: 'Etkinlikler' } })
    const catalog: Catalog = { events: 'Events', donate: 'Donate' }
    const texts = textsOf<Record<'events' | 'donate', () => string>>('test', catalog)
    const reader = { ...DEFAULT_LOCALE, language, own: 'ar' }
    const said = writtenAs(reader, () => [texts.events(), texts.donate()])
    expect(said).toEqual([events, donate])
    const page = `<p>${events} <b>${donate}</b></p><b class="a" lang="ur">${donate}</b>`
    const marked = language === 'tr' ? page.replace('<b>', '<b lang="ar" dir="rtl">') : page
    expect(writtenAs(reader, () => markFallbacks(page))).toBe(marked)
    const icon = '<svg><path d="M1 1"/></svg> '
    const link = `<a>${icon}${donate}<!-- --></a><a>${icon}<b>x</b>${donate}</a>`
    const besideIcon = language === 'tr' ? link.replace('<a>', '<a lang="ar" dir="rtl">') : link
    expect(writtenAs(reader, () => markFallbacks(link))).toBe(besideIcon)
    if (language === 'tr') expect(() => writtenAs(reader, () => markFallbacks(''))).toThrow('No')
  },
)

it.each([
  ['<h1>', 'Welcome,<br>friend</h1>'],
  ['<label>', '<input type="radio">Light</label>'],
  ['<p>', 'From 5 to 7. <a lang="en" href="/x">Light</a> </p>'],
  ['<p>', ' Light <a lang="en">Light</a><br data-a>  From 5 to 7. <a lang="en">Light</a> </p>'],
  ['<label>', 'Light<span lang="en"> <!-- -->Light</span></label>'],
  ['<a href="/x">', 'Light<b lang="en">, Light</b><svg><path/></svg> </a>'],
  ['<title>', 'Light · Merhaba</title>'],
  ['<input placeholder="Light" aria-label="Light">', ''],
  ['<meta name="description" content="Light">', ''],
  ['<button title="Light">', '<svg><path/></svg></button>'],
])('marks %s%s as a whole, and no further', (start, rest) => {
  const catalog: Catalog = {
    ...{ light: 'Light', two: 'Welcome,\nfriend' },
    of: 'From {a} to {b}.',
  }
  const texts = textsOf<Record<string, (...values: number[]) => string>>('test', catalog)
  const others = [
    `<p>Merhaba <a lang="en" href="/x">Light</a></p>`,
    `<nav aria-label="Light"><a>Merhaba</a></nav>`,
    `<input placeholder="Light" aria-label="Merhaba">`,
  ].join('')
  const marked = writtenAs({ ...DEFAULT_LOCALE, language: 'tr' }, () => {
    expect([texts.light!(), texts.two!(), texts.of!(5, 7)].join(' ')).toContain('From')
    return markFallbacks(start + rest + others)
  })
  const open = start.replace('>', ' lang="en">')
  expect(marked).toBe(open + rest + others)
})

describe('a message', () => {
  const write = (message: string, ...values: (string | number)[]) => {
    const catalog: Catalog = { text: message }
    const { text } = textsOf<{ text: (...values: unknown[]) => string }>('test', catalog)
    return text(...values)
  }

  it.each([
    ["Jumu'ah at {time}", ['1:30 PM'], "Jumu'ah at 1:30 PM"],
    ["It''s {time}", ['1:30 PM'], "It's 1:30 PM"],
    ["Write '{name}' for {name}", ['Amina'], 'Write {name} for Amina'],
    ['{count, plural, =0 {none} one {# event} other {# events}}', [0], 'none'],
    ['{count, plural, =0 {none} one {# event} other {# events}}', [1], '1 event'],
    ['{day, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', [22], '22nd'],
    ['{who, select, sister {her} other {their}} talk', ['sister'], 'her talk'],
  ])('%s', (message, values, text) => expect(write(message, ...values)).toBe(text))

  it('that a language lacks has the forms of English', () => {
    const day = '{day, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}'
    setLocale({ ...DEFAULT_LOCALE, language: 'bn' })
    expect(write(day, 3)).toBe('৩rd')
    setLocale(undefined)
  })

  it.each([
    ['Next: {prayer', 'unknown kind'],
    ['Next: prayer}', 'without its {'],
    ['{count, plural, one {# event}}', '“other” of count is missing'],
    ['{count, number}', 'unknown kind'],
  ])('is refused where it is %s', (message, problem) => {
    expect(() => write(message, 1)).toThrow(problem)
  })
})

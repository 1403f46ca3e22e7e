import { expect, it } from 'vitest'
import { type SectionPath, sectionPaths } from '#domain/content/registry.ts'
import { seedHabits } from '#domain/habits/habits.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { givenTitle } from '#domain/structure/names.ts'
import { SEED_STRUCTURE } from '#domain/structure/seed.ts'
import { isSwitchedOff, tellsOfNoSchool } from '#domain/structure/texts.ts'
import { DEFAULT_LOCALE, writtenAs } from '#locale/locale.ts'
import { loadLanguage } from '../translations.ts'
import earlier from './earlier.json' with { type: 'json' }
import { contentOf } from './releases.ts'
import { siteLocale } from './siteLocale.ts'
import withoutSchool from './withoutSchool.json' with { type: 'json' }

const { sites } = SEED_STRUCTURE
const structure = { ...SEED_STRUCTURE, sites: { ...sites, school: { ...sites.school, on: false } } }

/** The texts of a site without a school that saved none of them, by the number of its seed. */
const textsOf = (seed: number) =>
  writtenAs(siteLocale(undefined, structure)!, () =>
    sectionPaths().flatMap(path => {
      const [pageId = '', sectionId = ''] = path.split('/')
      const isGone =
        isSwitchedOff(structure, pageId) || tellsOfNoSchool(structure, pageId, sectionId)
      return isGone ? [] : [[path, contentOf({ sections: {}, seed }, path as SectionPath)] as const]
    }),
  )

/** Schools that are not the mosque's: those of the children who come, and of visitors. */
const OF_OTHERS =
  /other mosques, schools and|faith at school|deal: at school|count for school|at home, at school or|Schools, congregations/g

it.each([...earlier.keys(), earlier.length].map(at => at + 1))(
  'without a school no text of seed %i has a word about it',
  seed => {
    const texts = textsOf(seed)
    expect(texts.length).toBeGreaterThan(100)
    expect(
      texts.filter(([, text]) => /school|firdaous/i.test(text.replace(OF_OTHERS, ''))),
    ).toEqual([])
  },
)

it('every replacement is for a text of a seed', () => {
  const all = [...earlier.keys(), earlier.length]
    .flatMap(at =>
      sectionPaths().map(path => contentOf({ sections: {}, seed: at + 1 }, path as SectionPath)),
    )
    .join()
  expect(Object.keys(withoutSchool).filter(words => !all.includes(words))).toEqual([])
})

it('leaves the specification’s forms where there is a school and nobody has chosen others', () => {
  expect(siteLocale(undefined, SEED_STRUCTURE)).toBeUndefined()
})

it('knows the pages that visitors cannot open, and changes nothing else for them', () => {
  const pages = SEED_STRUCTURE.pages.map(page =>
    page.id === 'youth' ? { ...page, state: 'hidden' as const } : page,
  )
  expect(siteLocale(undefined, { ...SEED_STRUCTURE, pages })).toEqual({
    ...DEFAULT_LOCALE,
    key: '',
    gone: ['/youth'],
  })
  expect(siteLocale(seedHabits(), structure)?.gone).toContain('/alfirdaous/info')
})

const textOf = (own: string, country: string, path: SectionPath) => {
  const habits = { ...seedHabits(), country }
  return writtenAs(siteLocale(habits, SEED_STRUCTURE, { own })!, () =>
    contentOf({ sections: {}, seed: 1, start: 'helpful' }, path),
  )
}

it.each([
  ['en', 'GB', 'Our mosque', 'You can also write to the Information Commissioner'],
  ['fr', 'FR', 'Notre mosquée', 'Vous pouvez aussi écrire à la CNIL'],
  ['ar', 'GB', 'مسجدنا', 'ويمكنك أيضًا أن تراسل مكتب مفوّض المعلومات'],
  ['ur', 'PK', 'ہماری مسجد', 'درست کرا یا مٹوا سکتے ہیں۔"'],
  ['tr', 'TR', 'Camimiz', 'Kişisel Verileri Koruma Kurumuna'],
])('a site in %s begins in its language in %s', async (own, country, name, complaint) => {
  await loadLanguage(own)
  expect(textOf(own, country, 'header/site-name')).toBe(name)
  expect(textOf(own, country, 'privacy/topics')).toContain(complaint)
  expect(JSON.parse(textOf(own, country, 'contact/faq'))).toHaveLength(3)
})

it('begins in the site’s language, for readers of every language', async () => {
  const habits = { ...seedHabits(), country: 'GB' }
  const reader = { ...siteLocale(habits, SEED_STRUCTURE)!, language: 'ar' }
  await loadLanguage('ar')
  const saved = { sections: {}, seed: 1, start: 'empty' } as const
  expect(writtenAs(reader, () => contentOf(saved, 'header/site-name'))).toBe('Our mosque')
})

it('names pages in a language that has few texts as its menus do', async () => {
  await loadLanguage('bs')
  const titlesIn = (own: string) =>
    writtenAs({ ...siteLocale(seedHabits(), SEED_STRUCTURE, { own })!, language: own }, () =>
      SEED_STRUCTURE.pages.map(({ id }) => [id, givenTitle(id)] as const),
    )
  const english = Object.fromEntries(titlesIn('en'))
  const left = titlesIn('bs').flatMap(([id, title]) => (title === english[id] ? id : []))
  expect(left.join(' ')).toBe('embed thanks nikah privacy developers schoolThanks')
})

it.each([
  ['en', 'English', "First Jumu'ah"],
  ['tr', undefined, undefined],
])("begins in %s with a first Jumu'ah in %s: %s", (own, language, label) => {
  const [first] = writtenAs(siteLocale(seedHabits(), SEED_STRUCTURE, { own })!, () =>
    seedPrayerSettings(new Date(0)).jumuah.flatMap(({ slots }) => slots),
  )
  expect(first).toEqual({ time: '13:45', khutbah: '13:15', ...(label && { language, label }) })
})

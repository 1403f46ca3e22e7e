// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the strings are sources that have templates
import { readFileSync } from 'node:fs'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { habitsOfCountry } from '#domain/habits/habits.ts'
import { localeFrom } from '#domain/habits/written.ts'
import { inParts } from '#islands/ui/inParts.ts'
import { setLocale } from '#locale/locale.ts'
import { textsIn, withPlaces } from './panelTexts.ts'
import { panelPlaces } from './texts.ts'

const messages = (code: string) => textsIn('a.tsx', code).map(({ message }) => message)

describe('a text of the panel', () => {
  it.each([
    ['what an element says', '<p>Coming up</p>', 'Coming up'],
    [
      'a sentence of several lines',
      '<p>\n  Look it over,\n  then save.\n</p>',
      'Look it over, then save.',
    ],
    ['with values', '<p>Page {page} of {log.totalPages}</p>', 'Page {page} of {totalPages}'],
    ['that begins with a value', '<p>{daysInWords(n)} left</p>', '{daysInWords} left'],
    ['with an element inside', '<p>Open <b>{name}</b> now</p>', 'Open {b} now'],
    ['beside an icon', '<b>Next <Icon name="arrowRight" /></b>', 'Next'],
    ['with a time', '<Field hint="Such as Isha 7:45 today" />', 'Such as Isha 7:45 today'],
    ['in brackets after a value', 'const a = `${name} (you)`', '{name} (you)'],
    ['an attribute', '<Field label="Last day" />', 'Last day'],
    ['of a value', "const a = { label: 'Title' as const }", 'Title'],
    ['one of two', "const a = open ? 'Hide' : 'Show'", 'Hide'],
    ['a template', 'const a = `Saved by ${name} at ${time(at)}`', 'Saved by {name} at {time}'],
    ['a word before a value', 'const a = `today, ${day(date)}`', 'today, {day}'],
    ['what is done to a value', 'const a = `Duplicate ${title}`', 'Duplicate {title}'],
    ['a word before two', 'const a = `After ${prayer}${at}`', 'After {prayer}{at}'],
    [
      'two values of one name',
      'const a = `From ${long(a)} to ${long(b)}`',
      'From {long} to {long2}',
    ],
    [
      'two of one that ends in a number',
      'const a = `${to12(a)} to ${to12(b)}`',
      '{to12} to {to12_2}',
    ],
    [
      'an apostrophe before a value',
      "const a = `The rule '${kind}' has no time`",
      "The rule ''{kind}' has no time",
    ],
    [
      'a word inside a sentence',
      "const a = `${n} minutes ${n > 0 ? 'later' : 'earlier'}`",
      'later',
    ],
    ['a word among elements', "<p>{open ? 'today' : day}</p>", 'today'],
    ['words that are counted', "counted(n, 'event', 'events')", 'event'],
  ])('is %s', (_, code, message) => expect(messages(code)).toContain(message))

  it.each([
    ['a class', '<p className="badge is-changed" />'],
    ['a class by a condition', "<p className={a ? 'badge plain' : 'badge changed'} />"],
    ['an address', 'go(`/admin/events?category=${id} x`)'],
    ['a key that is compared', "if (event.key === 'Enter') a()"],
    ['a word of an address', "const a = `/admin/${open ? 'events' : 'pages'}`"],
    ['a case', "switch (a) { case 'Friday prayer': b() }"],
    ['a type', "type A = 'Friday prayer'"],
    ['a value of a type', "const METHODS = ['Egyptian', 'Karachi'] as const"],
    ['the name of an error', "class A extends Error { override name = 'CallError' }"],
    ['a part of a header', "const a = isSecure ? '; Secure' : ''"],
    ['a selector', "document.querySelector('.panel h1')"],
    ['a thrown error', "throw new Error('No such day.')"],
    ['an import', "import { A } from 'Some thing'"],
    ['a value alone', '<p>{name}</p>'],
  ])('is not %s', (_, code) => expect(messages(code)).toEqual([]))

  it('is replaced where it stands, and nothing else', () => {
    const code = `<p className="lead">Page {page} of <b>all pages</b>. <Icon name="x" /></p>; f('Done.')`
    const written = withPlaces('a.tsx', code, message => `_(${JSON.stringify(message)})`)
    expect(written?.split('\n').slice(1).join('\n')).toBe(
      `<p className="lead">{__inParts(_("Page {page} of {b}."), page, <b>{_("all pages")}</b>)}{' '}<Icon name="x" /></p>; f(_("Done."))`,
    )
  })
})

describe('a text with elements', () => {
  const render = (node: ReactNode) => renderToStaticMarkup(createElement('p', null, node))

  it('has them in the order of its language', () => {
    const text = (page: string, link: string) => `${link}, ${page}: page`
    expect(render(inParts(text, 2, createElement('b', null, 'all')))).toBe(
      '<p><b>all</b>, 2: page</p>',
    )
  })

  it('shows nothing for what is false, and numbers as numbers', () => {
    const text = (count: number, more: string) => `${count === 1 ? 'one' : 'many'}${more}`
    expect(render(inParts(text, 1, false))).toBe('<p>one</p>')
  })
})

describe('the panel in English', () => {
  const written = (file: string, code: string) => {
    const { transform } = panelPlaces() as {
      transform: (code: string, id: string) => { code: string } | undefined
    }
    return transform(code, `/site/src/${file}`)?.code
  }
  const rule = "const a = `Jumu'ah at ${clock} is after Asr's athan.`"
  afterEach(() => setLocale(undefined))

  it('is in the words of the place', () => {
    setLocale(localeFrom(habitsOfCountry('GB')))
    const said = "`Jummah at ${e} is after Asr's adhan.`"
    expect(written('domain/prayer/a.ts', rule)).toContain(said)
    const others = "const options = { american: 'American: center, color' }"
    expect(written('domain/habits/habits.ts', others)).toBeUndefined()
  })

  it('keeps the names by which the columns of a timetable are compared', () => {
    setLocale(localeFrom(habitsOfCountry('GB')))
    const column = 'const column = `${name} iqama`'
    expect(written('domain/prayer/a.ts', column)).toContain("jama'at")
    for (const file of ['columns', 'jumps', 'lintTable']) {
      const path = `domain/prayer/timetable/${file}.ts`
      const code = readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
      const names = (text: string) => text.match(/`iqama\/\$\{/g)?.length
      expect(names(written(path, code) ?? code)).toBe(names(code))
      expect(names(code)).toBeGreaterThan(0)
    }
  })

  it('is as its sources say where the place has no words of its own', () => {
    expect(written('domain/prayer/a.ts', rule)).toBeUndefined()
  })
})

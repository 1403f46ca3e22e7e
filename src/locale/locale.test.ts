import { afterEach, describe, expect, it, vi } from 'vitest'
import { capital } from './capital.ts'
import {
  DEFAULT_LOCALE,
  habitsInPage,
  languageTag,
  locale,
  scopeLocale,
  setLocale,
  US_HABITS,
} from './locale.ts'
import { spell } from './spell.ts'

const TERMS = { dhuhr: 'Zuhr', "jumu'ah": 'Jummah', iqama: "jama'at", center: 'centre' }
const BRITISH = {
  ...DEFAULT_LOCALE,
  habits: { ...US_HABITS, clock: 24 as const, english: 'en-GB' as const, terms: TERMS },
}

afterEach(() => {
  setLocale(undefined)
})

describe('the locale', () => {
  it('is that of the specification by default, which pages need not carry', () => {
    expect(locale()).toEqual(DEFAULT_LOCALE)
    expect(languageTag()).toBe('en-US')
    expect(habitsInPage()).toBeUndefined()
  })

  it('is read from the page that carries it', () => {
    const habits = habitsInPage(BRITISH)
    const { center, iqama, ...terms } = TERMS
    expect(habits).toBe(JSON.stringify({ clock: 24, english: 'en-GB', terms }))
    vi.stubGlobal('document', { documentElement: { lang: 'en', dir: '', dataset: { habits } } })
    expect(locale()).toEqual({ ...BRITISH, habits: { ...BRITISH.habits, terms } })
    expect(languageTag()).toBe('en-GB')
  })

  it('is that of the scope before that of the process', () => {
    let scope: typeof BRITISH | undefined = BRITISH
    scopeLocale(() => scope)
    expect(locale()).toBe(BRITISH)
    scope = undefined
    expect(locale()).toEqual(DEFAULT_LOCALE)
  })
})

describe('a first letter', () => {
  it.each([
    ['en', 'from Friday', 'From Friday'],
    ['tr', 'iftardan sonra', 'İftardan sonra'],
    ['ar', 'من الجمعة', 'من الجمعة'],
    ['en', '', ''],
  ])('in %s makes %j into %j', (language, text, begun) => {
    setLocale({ ...DEFAULT_LOCALE, language })
    expect(capital(text)).toBe(begun)
  })
})

describe('fixed texts', () => {
  it.each([
    ['Dhuhr iqama', "Zuhr jama'at"],
    ['No iqamas today; an iqama follows', "No jama'ats today; a jama'at follows"],
    ['Jumu’ah prayer', 'Jummah prayer'],
    ['Centers and a Center', 'Centres and a Centre'],
    ['Centered, dhuhrs1', 'Centered, dhuhrs1'],
  ])('say %j as %j', (text, words) => {
    setLocale(BRITISH)
    expect(spell(text)).toBe(words)
  })

  it('leave addresses and names of files alone', () => {
    setLocale(BRITISH)
    const text = '/center, info@center.example.org, center.svg, at-iqama; the center.'
    expect(spell(text)).toBe(text.replace('the center', 'the centre'))
  })
})

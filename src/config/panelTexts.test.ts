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
import texts from './testing/panelTexts.json' with { type: 'json' }
import { offerLanguages, panelPlaces } from './texts.ts'

const messages = (code: string) => textsIn('a.tsx', code).map(({ message }) => message)

describe('a text of the panel', () => {
  it.each(texts.said as [string, string, string][])('is %s', (_, code, message) =>
    expect(messages(code)).toContain(message),
  )

  it.each(texts.unsaid as [string, string][])('is not %s', (_, code) =>
    expect(messages(code)).toEqual([]),
  )

  it('is replaced where it stands, and nothing else', () => {
    const code = `<p className="lead">Page {page} of <b>all pages</b>. <Icon name="x" /></p>; f('Done.', \`\${a}: \${b}\`)`
    const written = withPlaces('a.tsx', code, message => `_(${JSON.stringify(message)})`)
    expect(written?.split('\n').slice(1).join('\n')).toBe(
      `<p className="lead">{__inParts(_("Page {page} of {b}."), page, <b>{_("all pages")}</b>)}{' '}<Icon name="x" /></p>; f(_("Done."), \`\${a}\${_(": ")}\${b}\`)`,
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
    for (const file of ['domain/habits/habits.ts', 'panel/settings/RegionExample.tsx']) {
      expect(written(file, others)).toBeUndefined()
      offerLanguages(['en', 'fr'])
      expect(written(file, others)).toContain('center, color')
      offerLanguages(['en'])
    }
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

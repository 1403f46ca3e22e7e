import type { Catalog, Translation } from '../catalog.ts'

/** The texts of the language for tests. */
export const bracketed = (english: Readonly<Record<string, Catalog>>): Translation =>
  Object.fromEntries(
    Object.entries(english).map(([area, catalog]) => [area, bracketedTexts(catalog)]),
  )

const bracketedTexts = (catalog: Catalog) =>
  Object.fromEntries(
    Object.entries(catalog).flatMap(([key, text]) =>
      typeof text === 'string' && text.trim() ? [[key, bracket(text)]] : [],
    ),
  )

/** Lists in one text stay lists, and a space at the edge stays there. */
const bracket = (text: string) => {
  const [inner, before, after] = [text.trim(), /^\s*/.exec(text)?.[0], /\s*$/.exec(text)?.[0]]
  const isList = /^\p{L}+(,\p{L}+){6,}$/u.test(inner)
  return `${before}${isList ? inner.replace(/[^,]+/g, '[$&]') : `[${inner}]`}${after}`
}

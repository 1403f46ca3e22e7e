import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Note } from '#texts/catalog.ts'

/*
 * The panel's texts that mails and the page of a refused sign-in quote, as their files have them. In bundles `config/texts.ts`
 * replaces this module by one that imports them.
 */

/** English, and the same in a language of the panel. */
type SaidTexts = readonly (readonly [english: string, said: string])[]

/** Where they stand. */
const QUOTED =
  /^(?:\.\.\/netlify\/server\/(?:account|attention|backup|mail|notices)|domain\/(?:account|prayer|settings))\/|^contract\/login\.ts/

const fileOf = (language: string) =>
  fileURLToPath(new URL(`../panel/texts/${language}.json`, import.meta.url))
const parse = (language: string) => JSON.parse(readFileSync(fileOf(language), 'utf8'))

export function readSaid(language: string): SaidTexts | undefined {
  if (!existsSync(fileOf(language))) return undefined
  const english: Readonly<Record<string, string | Note>> = parse('en-US')
  return Object.entries<string>(parse(language)).flatMap(([key, said]) => {
    const [text, note] = [english[key], english[`@${key}`]]
    const isQuoted = typeof note === 'object' && QUOTED.test(note.description ?? '')
    return typeof text === 'string' && isQuoted ? [[text, said]] : []
  })
}

/** What is quoted in a language; undefined: the panel has no texts in it. */
export const loadSaid = async (language: string): Promise<SaidTexts | undefined> =>
  readSaid(language)

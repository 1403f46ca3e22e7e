import { readFileSync } from 'node:fs'
import { readEnglish } from '../../src/config/translations.ts'
import type { Catalog } from '../../src/texts/catalog.ts'

/** English is the source: its files say which texts there are. */
const english = readEnglish()
export const areas = (): string[] => Object.keys(english).sort()

export const catalogOf = (area: string): Catalog => english[area] ?? {}

export const panelFile = (language: string): string => `src/panel/texts/${language}.json`

/** The panel's texts, which stand in its sources, as translators read them. */
export const panelCatalog = (): Catalog => JSON.parse(readFileSync(panelFile('en-US'), 'utf8'))

import { loadSaid } from '#config/said.ts'
import { locale } from '#locale/locale.ts'
import { sayer } from '#locale/sayer.ts'
import { partsOf } from '#texts/catalog.ts'
import { formatMessage } from '#texts/icu/format.ts'
import { messageValues } from '#texts/icu/parse.ts'

/** How mails quote the panel. */
export interface PanelWords {
  readonly language: string
  readonly say: (english: string) => string
}

/** The words of the panel in the site's own language, else in English, as the panel is read then. */
export async function panelWords(): Promise<PanelWords> {
  const language = locale().own ?? 'en'
  const texts = await loadSaid(language)
  if (!texts) return { language: 'en', say: text => text }
  return {
    language,
    say: sayer(texts.map(([english, said]) => [english, sentence(english, said)])),
  }

  function sentence(english: string, said: string) {
    const names = [...messageValues(partsOf(english)).keys()]
    if (names.length === 0) return said
    const spelling = { text: (text: string) => text, number: String }
    return (...values: string[]) => {
      const named = Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))
      return formatMessage(partsOf(said), named, language, spelling)
    }
  }
}

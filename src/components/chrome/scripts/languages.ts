import { LANGUAGE_KEY, languageWish } from '#domain/visitor/languageWish.ts'
import type { LanguageLink } from './languageOffer.ts'

/** Remembers which language a visitor chooses, and offers the one they may want; it is never forced. */
export function startLanguages(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-language]')]
  if (links.length === 0) return
  for (const link of links) link.addEventListener('click', () => choose(link))
  const offers = links.filter(({ dataset }) => dataset.language) as LanguageLink[]
  const wish = languageWish(
    offers.map(({ hreflang }) => hreflang),
    document.documentElement.lang,
    chosen(),
    navigator.languages,
  )
  const offer = offers.find(({ hreflang }) => hreflang === wish)
  if (offer)
    void import('./languageOffer.ts').then(({ offerLanguage }) =>
      offerLanguage(offer, choose, remember),
    )
}

/** The other language's page opens at the same place: a search, a view, a part of the page. */
function choose(link: HTMLAnchorElement): void {
  remember(link.hreflang)
  link.search = location.search
  link.hash = location.hash
}

function remember(language: string): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language)
  } catch {
    // Without storage the offer comes again.
  }
}

function chosen(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY)
  } catch {
    return null
  }
}

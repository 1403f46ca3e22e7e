import { glyphHtml } from '#islands/ui/glyphHtml.ts'
import { x } from '#islands/ui/lucideOnSite.ts'

export type LanguageLink = HTMLAnchorElement & { dataset: { language: string } }

/**
 * A card that offers the page in the language of a link, in its own words. `remember` keeps the
 * answer: closed, which is a choice of the page's own language, it does not come again.
 */
export function offerLanguage(
  link: LanguageLink,
  choose: (link: HTMLAnchorElement) => void,
  remember: (language: string) => void,
): void {
  const { hreflang, lang, dir, href, dataset } = link
  const [sentence = '', close = ''] = dataset.language.split('|')
  const aside = document.createElement('aside')
  aside.className = 'group-card'
  aside.lang = lang
  aside.dir = dir
  aside.innerHTML = `<div class="group-head"><a class="button button-primary"></a>
    <button class="icon-button" type="button">${glyphHtml(x)}<span class="visually-hidden"></span></button></div>`
  const way = aside.querySelector('a')
  if (way) {
    way.href = href
    way.hreflang = hreflang
    way.textContent = sentence
    way.addEventListener('click', () => choose(way))
  }
  const name = aside.querySelector('.visually-hidden')
  if (name) name.textContent = close
  aside.querySelector('button')?.addEventListener('click', () => {
    remember(document.documentElement.lang)
    aside.remove()
  })
  document.querySelector('.footer')?.after(aside)
}

import { questionsIn } from '#blocks/form/questions.ts'
import { type Focus, focusAttributes, parseFocus } from '#domain/pictures/focus.ts'
import { pictureAt, responsivePicture } from '#domain/pictures/responsive.ts'
import { isCivilDate } from '#domain/time/civil.ts'
import { formatFull } from '#domain/time/format.ts'
import { mailtoLink, telephoneLink } from '#domain/visitor/contactLinks.ts'
import { capital } from '#locale/capital.ts'
import { isolateNumbers } from '#locale/isolate.ts'
import { figures, locale } from '#locale/locale.ts'
import { marks } from '#texts/marks.ts'
import { peopleTexts } from '#texts/people.ts'
import { isSafeHref } from './addresses.ts'
import { shownAlbumPhotos } from './albumPhotos.ts'
import { escapeHtml } from './escape.ts'
import { hrefOf } from './href.ts'
import { htmlForPage, leadsNowhere } from './html.ts'
import { parseImage } from './image.ts'
import { parseItems, parseLines } from './items.ts'
import type { ItemOf, Kind, ListKind } from './kinds.ts'
import { EXAMPLE_NAME, initialsOf } from './people.ts'
import { documentItem, questionField, tableHtml, videoItem } from './renderItems.ts'

/**
 * A section's content as safe HTML for the inside of its marked element: the only renderer, used by
 * the build, for newer text and for the panel's preview. Content that cannot be read renders ''.
 */
export function renderSection(kind: Kind, content: string): string {
  return isolateNumbers(
    RENDERERS[kind](content.trim())
      .replace(SPLIT_PARENTHESES, ')\u2060(')
      .replace(SPLIT_TIME, '$1\u00a0$2'),
  )
}

/** In text, not in a tag: a line never breaks within '501(c)(3)' or '2:00 PM'. */
const SPLIT_PARENTHESES = /\)\((?=[^<>]*(?:<|$))/g
const SPLIT_TIME = /(\d) ([ap]\.?m\b)(?=[^<>]*(?:<|$))/gi

/** Nobody takes a new site's boards for people. */
const exampleMark = ({ name }: { name: string }) =>
  name === EXAMPLE_NAME ? ` <small>${peopleTexts.example}</small>` : ''

const RENDERERS: Record<Kind, (content: string) => string> = {
  line: lines,
  text: lines,
  paragraphs: content => each(parseLines(content), line => `<p>${escapeHtml(line)}</p>`),
  bullets: content => each(parseLines(content), line => `<li>${escapeHtml(line)}</li>`),
  questions: content => each(questionsIn(content), questionField),
  html: htmlForPage,
  table: tableHtml,
  url: linked('url'),
  'secure-url': linked('secure-url'),
  image: content => {
    const image = parseImage(content)
    return image ? picture(image.src, image.alt, image.focus) : ''
  },
  category: () => '',
  phone: linked('phone', escapeHtml),
  email: linked('email', escapeHtml),
  address: linked('address', escapeHtml),
  faq: list(
    'faq',
    item => `<details><summary><h3>${item.question}</h3></summary><p>${item.answer}</p></details>`,
  ),
  timeline: list(
    'timeline',
    item =>
      `<li><p class="year">${item.year}</p><h3>${item.title}</h3><p>${item.description}</p></li>`,
  ),
  people: list('people', person),
  cards: list('cards', item => `<li><h3>${item.title}</h3><p>${item.text}</p></li>`),
  photos: content =>
    each(parseItems('photos', content), item => `<li>${picture(item.image, item.alt)}</li>`),
  links: content =>
    parseItems('links', content)
      .filter(({ address }) => isSafeHref(address.trim()) && !leadsNowhere(address.trim()))
      .map(({ label, address }, at) => {
        const look = at === 0 ? 'button-primary' : 'button-quiet'
        return `<li><a class="button ${look}" href="${escapeHtml(address.trim())}">${escapeHtml(label)}</a></li>`
      })
      .join(''),
  documents: content => each(parseItems('documents', content), documentItem),
  videos: content => each(parseItems('videos', content), videoItem),
  albums: content => each(parseItems('albums', content), album),
  schoolEvents: list(
    'schoolEvents',
    item =>
      `<li data-category="${item.category}"><time datetime="${item.date}">${dayText(item.date)}</time><h3>${item.title}</h3><p>${item.description}</p></li>`,
  ),
}

/** 'Saturday, November 21, 2026'; an invalid date stays as written. */
function dayText(date: string): string {
  return isCivilDate(date) ? capital(formatFull(date)) : date
}

const each = <T>(items: readonly T[], html: (item: T) => string) => items.map(html).join('')

function lines(content: string): string {
  return escapeHtml(content).replace(/\r?\n/g, '<br>')
}

/** A link when the text is an address; else the result of `otherwise`, or nothing. */
function linked(kind: Kind, otherwise: (text: string) => string = () => '') {
  return (content: string) => {
    const href = hrefOf(kind, content)
    // A phone number runs from the left in every script.
    const dir = kind === 'phone' && locale().direction === 'rtl' ? ' dir="ltr"' : ''
    return href
      ? `<a href="${escapeHtml(href)}"${dir}>${escapeHtml(content)}</a>`
      : otherwise(content)
  }
}

/** An album: each picture is a link to itself, for pages without scripts. */
function album({ name, date, photos }: ItemOf<'albums'>): string {
  // A link needs a name: a picture without a description is called by its place in the album.
  const pictures = shownAlbumPhotos(photos)
    .map(({ src, alt }, at) => {
      const shown = picture(src, alt || `${name.trim()}${marks.comma}${figures(at + 1)}`)
      return `<li><a href="${escapeHtml(pictureAt(src, 1600))}">${shown}</a></li>`
    })
    .join('')
  const day = `<time datetime="${escapeHtml(date)}">${escapeHtml(dayText(date))}</time>`
  return `<li><h2>${escapeHtml(name.trim())}</h2><p>${day}</p><ul>${pictures}</ul></li>`
}

/** A person: photo or initials, name, position, and where known languages and a way to reach them. */
function person(item: ItemOf<'people'>): string {
  const { name, position, languages, contact } = item
  const more = [languages && peopleTexts.speaks(languages), reached(contact)].filter(Boolean)
  const lines = more.map(line => `<p>${line}</p>`).join('')
  return `<li data-initials="${initialsOf(name)}">${portrait(item)}<b>${name}</b><span>${position}</span>${exampleMark(item)}${lines}</li>`
}

/** A link where it is an e-mail address or a phone number, else the words: 'after Isha in the office'. */
function reached(contact: string): string {
  const href =
    mailtoLink(contact) ?? (/^[\d\s()+.-]{6,}$/.test(contact) ? telephoneLink(contact) : null)
  return href ? `<a href="${href}">${contact}</a>` : contact
}

/** A person's photo; the name beside it says whom it shows. Its texts are already escaped. */
function portrait({ photo, focus }: ItemOf<'people'>): string {
  const image = parseImage(photo)
  if (!image) return ''
  const src = escapeHtml(pictureAt(image.src, 320))
  return `<img src="${src}" alt=""${focusAttributes(parseFocus(focus))} loading="lazy" decoding="async">`
}

function picture(src: string, alt: string, focus?: Focus): string {
  const image = parseImage(src)
  if (!image) return ''
  const { src: one, srcset } = responsivePicture(image.src)
  const more = srcset ? ` srcset="${escapeHtml(srcset)}"` : ''
  return `<img src="${escapeHtml(one)}"${more} alt="${escapeHtml(alt)}"${focusAttributes(focus)} loading="lazy" decoding="async">`
}

/** Renders each item of a list with its texts already escaped. */
function list<K extends ListKind>(kind: K, html: (item: ItemOf<K>) => string) {
  return (content: string) =>
    each(parseItems(kind, content), item =>
      html(
        Object.fromEntries(
          Object.entries<string>(item).map(([field, text]) => [field, lines(text.trim())]),
        ) as ItemOf<K>,
      ),
    )
}

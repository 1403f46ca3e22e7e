import type { DisplaySlide } from '#domain/display/slides.ts'
import { unbrokenTimes } from '#domain/time/unbroken.ts'
import { mark, quote, write } from './paint.ts'

/** Two fixed slides in one place: the next one is filled while it is hidden, then they change. */
const all = [...document.querySelectorAll<HTMLElement>('[data-slide]')]
/** A title whose first letter is of Hebrew, Arabic or a script between them in Unicode: such a slide begins at the right. */
const FROM_RIGHT = /^[^A-Za-z\u00c0-\u02af]*[\u0590-\u08ff]/
for (const place of document.querySelectorAll('.slide-picture')) {
  // HTML allows no image without an address.
  place.appendChild(Object.assign(new Image(), { alt: '' }))
}
let shown: HTMLElement | undefined
let key = ''

/** Shows a slide, or none; the same one again changes nothing. */
export function showSlide(slide: DisplaySlide | undefined): void {
  const next = JSON.stringify(slide ?? null)
  if (next === key) return
  key = next
  const hidden = all.find(element => element !== shown)
  if (!slide || !hidden) {
    swap(undefined)
    return
  }
  fill(hidden, slide)
  const image = hidden.querySelector('img')
  if (!slide.image || !image) {
    swap(hidden)
    return
  }
  const done = (isLoaded: boolean) => {
    image.onload = image.onerror = null
    if (key !== next) return
    const isWhole = image.dataset.fills === undefined
    const isWide = isWhole && image.naturalWidth >= image.naturalHeight
    mark(hidden, 'data-picture', isLoaded ? (isWide ? 'wide' : 'tall') : undefined)
    swap(hidden)
  }
  image.onload = () => done(true)
  image.onerror = () => done(false)
  mark(image, 'data-fills', slide.focus || slide.image.startsWith('/art/') ? '' : undefined)
  image.style.objectPosition = slide.focus ? `${slide.focus.x}% ${slide.focus.y}%` : ''
  // The same address does not load again.
  if (image.getAttribute('src') === slide.image && image.complete) done(image.naturalWidth > 0)
  else image.src = slide.image
}

/** Makes the letters smaller until everything has room; when slides change, and never in between. */
function shrinkToRoom(element: HTMLElement): void {
  const words = element.querySelector<HTMLElement>('.slide-words')
  for (const size of [undefined, 'full', 'small', 'smaller', 'smallest']) {
    mark(element, 'data-fit', size)
    if (!words || words.scrollHeight <= words.clientHeight) return
  }
}

function swap(next: HTMLElement | undefined): void {
  if (next) shrinkToRoom(next)
  for (const element of all) mark(element, 'data-shown', element === next ? '' : undefined)
  shown = next
}

function fill(
  element: HTMLElement,
  { kind, tone, eyebrow, title, lines, language, image }: DisplaySlide,
) {
  mark(element, 'data-kind', kind)
  mark(element, 'data-tone', tone)
  mark(element, 'data-picture', image ? element.dataset.picture : undefined)
  const part = (name: string) => element.querySelector(`[data-part="${name}"]`)
  mark(element.querySelector('.slide-words'), 'dir', FROM_RIGHT.test(title) ? 'rtl' : undefined)
  write(part('eyebrow'), eyebrow)
  quote(part('title'), title, language)
  for (const [at, place] of element.querySelectorAll<HTMLElement>('[data-part="line"]').entries()) {
    const line = lines[at]
    quote(place, unbrokenTimes(line?.text ?? ''), line?.language)
    mark(place, 'data-strong', line?.isStrong ? '' : undefined)
  }
}

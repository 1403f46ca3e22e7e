import { findSection } from '#domain/content/registry.ts'

/** An element of the page that shows a section, or carries it as an attribute. */
export interface Piece {
  pageId: string
  sectionId: string
  /** The section's name in the editor. */
  title: string
  place: HTMLElement
}

/** Marked elements, lists by what chooses their events, and what islands render, whose id is the path. */
const PLACES = 'body [data-section], body [data-category*="/"], body section[id*="/"]'

/** Marks every editable piece of the page: the style sheet outlines it, and Tab reaches it. */
export function markPieces(): void {
  for (const element of document.querySelectorAll<HTMLElement>(PLACES)) {
    const path = element.dataset.section ?? element.dataset.category ?? element.id
    const [pageId = '', sectionId = ''] = path.split('/')
    const title = findSection(pageId, sectionId)?.title
    // A frame takes clicks and keys for itself, so what is around it stands for it.
    const place = element instanceof HTMLIFrameElement ? element.parentElement : element
    if (!title || !place || place.dataset.piece) continue
    place.dataset.piece = path
    place.dataset.pieceTitle = title
    // The copy of a scrolling message can be chosen by a pointer, and is not there for others.
    if (element.closest('[aria-hidden="true"]')) continue
    place.setAttribute('aria-description', `Press Enter to change: ${title}`)
    if (place.tabIndex < 0) {
      place.tabIndex = 0
      place.dataset.pieceTab = ''
    }
  }
}

/** The page is as visitors see it again. */
export function unmarkPieces(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-piece]')) {
    if ('pieceTab' in place.dataset) place.removeAttribute('tabindex')
    place.removeAttribute('aria-description')
    for (const name of ['piece', 'pieceTitle', 'pieceTab']) delete place.dataset[name]
  }
}

/** The piece of a marked element. */
export function pieceOf(place: HTMLElement): Piece {
  const { piece = '', pieceTitle = '' } = place.dataset
  const [pageId = '', sectionId = ''] = piece.split('/')
  return { pageId, sectionId, title: pieceTitle, place }
}

/** The pieces of the page that cannot be seen anywhere on it, each once. */
export function hiddenPieces(): Piece[] {
  const places = [...document.querySelectorAll<HTMLElement>('[data-piece]')]
  const first = new Map(places.toReversed().map(place => [place.dataset.piece, place]))
  for (const place of places) {
    if (place.getClientRects().length > 0) first.delete(place.dataset.piece)
  }
  return [...first.values()].map(pieceOf).toSorted((a, b) => a.title.localeCompare(b.title))
}

/** The innermost piece around an element; null for none, and for what belongs to the editor itself. */
export function pieceAround(target: EventTarget | null): Piece | null {
  const place = target instanceof Element && target.closest<HTMLElement>('[data-piece]')
  return place ? pieceOf(place) : null
}

/** The smallest piece at a point of the window: below a dialog, the browser itself finds nothing. */
export function pieceAt(x: number, y: number): Piece | null {
  const zoom = unreportedZoom()
  const [left, top] = [x / zoom, y / zoom]
  const found = [...document.querySelectorAll<HTMLElement>('[data-piece]')]
    .map(place => ({ place, box: place.getBoundingClientRect() }))
    .filter(
      ({ box }) => box.left <= left && left <= box.right && box.top <= top && top <= box.bottom,
    )
    .toSorted((a, b) => a.box.width * a.box.height - b.box.width * b.box.height)
  return found[0] ? pieceOf(found[0].place) : null
}

/** WebKit reports the boxes of a zoomed page as if it were not zoomed; 1 for browsers that do not. */
function unreportedZoom(): number {
  const main = document.querySelector('main')
  const scale = document.documentElement.style.getPropertyValue('--page-scale')
  if (!main || main.offsetWidth === 0 || scale === '') return 1
  return Number(scale) / (main.getBoundingClientRect().width / main.offsetWidth)
}

/** The element of a section on this page that can be seen, or the first one. */
export function placeOfPiece(pageId: string, sectionId: string): HTMLElement | undefined {
  const path = CSS.escape(`${pageId}/${sectionId}`)
  const places = [...document.querySelectorAll<HTMLElement>(`[data-piece="${path}"]`)]
  return places.find(place => place.getClientRects().length > 0) ?? places[0]
}

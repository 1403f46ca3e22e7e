import { blockField } from '#blocks/declared.ts'
import { isOwn } from '#domain/content/ownPages.ts'
import type { PlacedBlock } from '#domain/structure/structure.ts'

/** A built page whose parts are put in another order. */
export interface OpenedPage {
  readonly main: HTMLElement
  /** Whether the page was built with this part. */
  has: (id: string) => boolean
  /** The place of a part that the page was built without. */
  placeOf: (id: string) => HTMLElement
  /** The first element of a part. */
  elementOf: (id: string) => Element | undefined
  /** Puts the parts in this order; those that are hidden or gone are not shown. */
  arrange: (blocks: readonly PlacedBlock[]) => void
  /** The page is as it was built. */
  restore: () => void
}

/** Finds the parts of a page: the comments around those that come with it, and the sections of the others. */
export function openPage(main: HTMLElement, pageId: string): OpenedPage {
  const parts = partsIn(main, pageId)
  const all = [...parts.values()].flat()
  const parent = all[0]?.parentElement ?? main
  const end = all.at(-1)?.nextSibling ?? null
  const made = new Map<string, HTMLElement>()
  const placeOf = (id: string) => {
    const known = made.get(id)
    if (known) return known
    const place = main.ownerDocument.createElement('div')
    place.dataset.madePart = ''
    made.set(id, place)
    return place
  }
  const put = (order: readonly (readonly [element: HTMLElement, isShown: boolean])[]) => {
    let next: ChildNode | null = end
    for (const [element, isShown] of order.toReversed()) {
      // What is in its place stays there: a frame that is moved loads again.
      const isThere =
        element.parentElement === parent && element.nextElementSibling === elementFrom(next)
      if (!isThere) parent.insertBefore(element, next)
      element.style.display = !isShown ? 'none' : 'madePart' in element.dataset ? 'contents' : ''
      next = element
    }
  }
  return {
    main,
    has: id => parts.has(id),
    elementOf: id => parts.get(id)?.[0] ?? made.get(id)?.firstElementChild ?? undefined,
    placeOf,
    arrange: blocks => {
      const ids = new Set(blocks.map(({ id }) => id))
      const gone = [...parts, ...[...made].map(([id, place]) => [id, [place]] as const)].filter(
        ([id]) => !ids.has(id),
      )
      put([
        ...blocks.flatMap(({ id, hidden }) =>
          (parts.get(id) ?? [placeOf(id)]).map(element => [element, !hidden] as const),
        ),
        ...gone.flatMap(([, elements]) => elements.map(element => [element, false] as const)),
      ])
    },
    restore: () => {
      for (const place of made.values()) place.remove()
      put(all.map(element => [element, true]))
    },
  }
}

const elementFrom = (node: ChildNode | null): Element | null =>
  !node || isElement(node) ? node : (node as Comment | Text).nextElementSibling
const isElement = (node: Node): node is HTMLElement => node.nodeType === Node.ELEMENT_NODE

const MARK = /^part:(.*)$/

function partsIn(main: HTMLElement, pageId: string): Map<string, HTMLElement[]> {
  const marks = main.ownerDocument.createTreeWalker(main, NodeFilter.SHOW_COMMENT)
  let first = marks.nextNode()
  while (first && !MARK.test(first.nodeValue ?? '')) first = marks.nextNode()
  const parts = new Map<string, HTMLElement[]>()
  let around: string | undefined
  for (const node of (first?.parentNode ?? main).childNodes) {
    const [, mark] = MARK.exec(node.nodeValue ?? '') ?? []
    if (mark !== undefined) around = mark
    // Some have nothing to show, such as a school that is switched off.
    if (mark) parts.set(mark, [])
    if (!isElement(node)) continue
    const id = addedPart(node, pageId) || around
    if (id) parts.set(id, [...(parts.get(id) ?? []), node])
  }
  return parts
}

/** The part that an element is by itself: one that people added, or the head of their page. */
function addedPart(element: HTMLElement, pageId: string): string | undefined {
  const piece = element.querySelector<HTMLElement>(`[data-section^="${pageId}/"]`)
  const section = piece?.dataset.section?.split('/')[1] ?? ''
  return isOwn(pageId) && section === 'hero-title' ? 'opening' : blockField(section)?.block
}

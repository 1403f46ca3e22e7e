import type { PlacedTexts } from '#domain/prayer/view/arch.ts'

/** Changes only what differs: unchanged text is not read out again, and nothing is laid out. */
export function putText(place: Element | null | undefined, text: string): void {
  if (place && place.textContent !== text) place.textContent = text
}

/** Fills the places of an element: `data-paint="head"` is the place of `head`. */
export function fillPlaces(element: Element, texts: PlacedTexts, place = 'paint='): void {
  for (const [name, text] of Object.entries(texts)) {
    putText(element.querySelector(`[data-${place}${name}]`), text)
  }
}

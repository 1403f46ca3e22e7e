import type { Sky } from '#domain/sky/sky.ts'

/** Puts a sky on an element [data-sky]: nothing in it is laid out again. */
export function paintSky(element: HTMLElement, { attributes, properties, moon }: Sky): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value)
  element.querySelector('[data-moon]')?.setAttribute('d', moon)
}

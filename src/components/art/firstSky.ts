import { skyAt } from '#domain/sky/sky.ts'
import '#stores/firstPaint.ts'

/**
 * Runs inside the page, after the drawing in [data-sky]: paints the sky of the hour before the first
 * paint, then every minute. Nothing is laid out again.
 */
const element = document.querySelector<HTMLElement>('[data-sky]')
const moon = element?.querySelector('[data-moon]')
const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {}

globalThis.firstPaint?.also((day, minutes) => {
  if (!element) return
  const latitude = Number(element.dataset.sky)
  const { attributes, properties, moon: path } = skyAt({ ...day, minutes, latitude })
  // Changes are slow from the second minute on.
  element.toggleAttribute('data-moving', !saveData && element.dataset.hour !== undefined)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value)
  moon?.setAttribute('d', path)
})

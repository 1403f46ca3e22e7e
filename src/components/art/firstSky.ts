import { skyAt } from '#domain/sky/sky.ts'
import '#stores/firstPaint.ts'

/**
 * Runs in the head, after the painter of the prayer times: paints the sky of the hour into [data-sky]
 * as it is parsed, then every minute. Nothing is laid out again, and nothing moves in between: a minute
 * changes less than the eye sees, and each frame of a transition styles all that is below the colors.
 */
globalThis.firstPaint?.also((day, minutes) => {
  const element = document.querySelector<HTMLElement>('[data-sky]')
  if (!element) return
  const latitude = Number(element.dataset.sky)
  const { attributes, properties, moon: path } = skyAt({ ...day, minutes, latitude })
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value)
  element.querySelector('[data-moon]')?.setAttribute('d', path)
})

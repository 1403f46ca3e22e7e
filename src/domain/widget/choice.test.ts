import { expect, it } from 'vitest'
import { widgetChoiceOf, widgetPath } from './choice.ts'

const choose = (query: string) => {
  const sent = new URLSearchParams(query)
  return widgetChoiceOf(name => sent.get(name))
}

it.each([
  ['', { view: 'today', theme: 'auto' }, '/widget'],
  ['view=month&theme=dark', { view: 'month', theme: 'dark' }, '/widget?view=month&theme=dark'],
  [
    'view=next&color=0A6B4F',
    { view: 'next', theme: 'auto', color: '0a6b4f' },
    '/widget?view=next&color=0a6b4f',
  ],
  ['color=%230a6', { view: 'today', theme: 'auto', color: '00aa66' }, '/widget?color=00aa66'],
  ['view=week&theme=pink&color=red', { view: 'today', theme: 'auto' }, '/widget'],
  ['color=12345', { view: 'today', theme: 'auto' }, '/widget'],
])('reads “%s” and writes its shortest address', (query, choice, path) => {
  expect(choose(query)).toEqual(choice)
  expect(widgetPath(choose(query))).toBe(path)
})

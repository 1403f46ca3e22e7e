import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { panelKey, panelTexts } from './panelCatalog.ts'
import { textsIn } from './panelTexts.ts'

/** What only visitors and programs are refused. */
const OF_VISITORS = /server\/(?:feeds|newer|pages)\/|publicRoutes\.ts|http\/handle\.ts/

it('lists every sentence of a refusal for the translators of the panel', () => {
  const texts = panelTexts()
  const files = globSync('netlify/server/**/*.ts').filter(file => !/\.test\./.test(file))
  const missing = files
    .filter(file => !OF_VISITORS.test(file))
    .flatMap(file => {
      const code = readFileSync(file, 'utf8')
      if (!/new (?:Refusal|DamagedError|BucketError)\(/.test(code)) return []
      return textsIn(file, code)
        .filter(({ message }) => /[.!?]$/.test(message) && !texts[panelKey(message)])
        .map(({ message }) => `${file}: ${message}`)
    })
  expect(missing).toEqual([])
})

it('has the words that count what cannot be read', () => {
  const file = 'src/panel/dashboard/unreadableInWords.ts'
  const texts = textsIn(file, readFileSync(file, 'utf8')).map(({ message }) => message)
  const counted = ['1 event', '{formatNumber} events', '1 person', '{formatNumber} people']
  expect(texts).toEqual(expect.arrayContaining(counted))
})

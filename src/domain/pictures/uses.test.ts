import { expect, it } from 'vitest'
import { altIn, picturesIn, usesOf } from './uses.ts'

const [A, B] = ['a'.repeat(64), 'b'.repeat(64)]

it.each([
  ['an address', `/api/uploads/${A}.webp`, [A]],
  ['a file name', `${A}.gif`, [A]],
  ['JSON', JSON.stringify([{ image: `/api/uploads/${A}.png` }, { image: `${B}.jpg` }]), [A, B]],
  ['a document', `[{"file":"/api/uploads/${A}.pdf"}]`, [A]],
  ['another file', `/api/uploads/${A}.svg`, []],
  ['a hash alone', A, []],
  ['a text', 'Welcome', []],
])('finds the pictures in %s', (_, text, hashes) => {
  expect([...picturesIn(text)]).toEqual(hashes)
})

it('lists the places of each picture once', () => {
  const place = (id: string, text: string) => ({ id, name: id, href: '/', text })
  const uses = usesOf([place('one', `${A}.png ${A}.png`), place('two', `${A}.png ${B}.png`)])
  expect([...uses].map(([hash, places]) => [hash, places.map(({ id }) => id)])).toEqual([
    [A, ['one', 'two']],
    [B, ['two']],
  ])
})

it.each([
  ['a picture section', `{"src":"/api/uploads/${A}.png","alt":"The hall"}`, 'The hall'],
  [
    'a list of photos',
    `[{"image":"/${B}.png","alt":"No"},{"image":"/${A}.png","alt":"Yes"}]`,
    'Yes',
  ],
  ['a picture without a text', `/api/uploads/${A}.png`, ''],
  ['another picture', `{"src":"/api/uploads/${B}.png","alt":"The hall"}`, ''],
])('reads what %s says of a picture', (_, text, alt) => {
  expect(altIn(text, A)).toBe(alt)
})

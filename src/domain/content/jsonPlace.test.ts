import { expect, it } from 'vitest'
import { jsonFault } from './jsonPlace.ts'

it.each([
  '[]',
  ' [ { "a" : "b\\n\\u00e9 \\" \\\\" , "c" : [ 1 , -2.5e3 , true , null ] } ] \n',
  '""',
  '0',
  '{}',
])('finds nothing wrong with %s', text => {
  expect(() => JSON.parse(text)).not.toThrow()
  expect(jsonFault(text)).toBeNull()
})

it.each<[text: string, line: number, column: number, what: RegExp]>([
  ['', 1, 1, /too early/],
  ['[', 1, 2, /too early/],
  ['[{"question": "Why?"', 1, 21, /comma or }/],
  ['[\n  {"a": "b"}\n  {"a": "c"}\n]', 3, 3, /comma or ]/],
  ['[\n  {"a": "b",}\n]', 2, 12, /too many/],
  ['[{"a": "b"},]', 1, 12, /too many/],
  ['[{a: "b"}]', 1, 3, /name of a field/],
  ['[{"a" "b"}]', 1, 7, /colon/],
  ['[{"a": b}]', 1, 8, /text in/],
  ['[{"a": “b”}]', 1, 8, /text in/],
  ['[{"a": "b}]', 1, 12, /closing "/],
  ['[{"a": "one\ntwo"}]', 1, 12, /another line/],
  ['[{"a": "C:\\dir"}]', 1, 11, /twice/],
  ['[01]', 1, 3, /comma or ]/],
  ['[] x', 1, 4, /follow/],
])('finds the place in %s', (text, line, column, what) => {
  expect(() => JSON.parse(text)).toThrow()
  expect(jsonFault(text)).toMatchObject({ line, column, what: expect.stringMatching(what) })
})

it.each(['['.repeat(50_000) + ']'.repeat(50_000), '[{"a":'.repeat(10_000)])(
  'reports deep nesting as a fault',
  text => {
    expect(jsonFault(text)?.what).toBe('it is nested too deeply')
  },
)

it('reads a text of a section’s maximum length', () => {
  expect(jsonFault(JSON.stringify(['a'.repeat(100_000), 'é\n'.repeat(30_000)]))).toBeNull()
})

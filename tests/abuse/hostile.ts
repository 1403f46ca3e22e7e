import short from './hostile.json' with { type: 'json' }

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

/** Values in place of a field's own: other types, limits, and text that breaks careless code. */
export const VALUES: readonly unknown[] = [
  ...short.values,
  // Half of a character, and a key that a module of JSON may take for the prototype.
  '\ud800',
  JSON.parse('{"__proto__":{"polluted":true}}'),
  'x'.repeat(20_000),
  Array.from({ length: 2000 }, (_, index) => index),
]

/** Parts of an address: ids, page names, hashes. */
export const PARTS: readonly string[] = [...short.parts, 'x'.repeat(2000)]

/** Whole queries. */
export const QUERIES: readonly string[] = [
  ...short.queries,
  `?q=${'x'.repeat(5000)}`,
  `?${Array.from({ length: 500 }, (_, index) => `a${index}=1`).join('&')}`,
]

/** Headers that are added or replace those of a browser. */
export const HEADERS = [
  ...short.headers,
  { cookie: `__Host-session=${'a.'.repeat(2000)}` },
  { 'if-none-match': `*,${'"x",'.repeat(500)}` },
  { 'user-agent': 'x'.repeat(8000) },
] as readonly Readonly<Record<string, string>>[]

/** Bodies that are not JSON of an object. */
export const BODIES: readonly (string | Uint8Array<ArrayBuffer>)[] = [
  ...short.bodies,
  deep(50_000),
  `{"content":${deep(5000)}}`,
  `"${'x'.repeat(300_000)}"`,
  new Uint8Array([0xff, 0xfe, 0x00, 0x80]),
]

export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const

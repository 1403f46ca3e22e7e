import { expect, it } from 'vitest'
import { cachePolicy } from './policy.ts'

const policyOf = (headers: Record<string, string>, status = 200) =>
  cachePolicy(status, new Headers(headers))

it.each([
  [{ 'netlify-cdn-cache-control': 'public, durable, s-maxage=300' }, 300, 0],
  [{ 'netlify-cdn-cache-control': 'public, s-maxage=60, stale-while-revalidate=30' }, 60, 30],
  [{ 'netlify-cdn-cache-control': 'S-MaxAge="60"' }, 60, 0],
  [{ 'netlify-cdn-cache-control': 'max-age=10, s-maxage=20' }, 20, 0],
  [{ 'netlify-cdn-cache-control': 'max-age=10' }, 10, 0],
  [{ 'netlify-cdn-cache-control': 's-maxage=0, stale-while-revalidate=30' }, 0, 30],
  [{ 'cdn-cache-control': 's-maxage=5', 'cache-control': 'no-store' }, 5, 0],
  [{ 'netlify-cdn-cache-control': 's-maxage=1', 'cdn-cache-control': 's-maxage=2' }, 1, 0],
  [{ 'cache-control': 'public, max-age=60' }, 60, 0],
  [{ 'cache-control': 's-maxage=60' }, 60, 0],
])('caches %j for %i s, and %i s more while stale', (headers, freshSeconds, staleSeconds) => {
  expect(policyOf(headers)).toMatchObject({ freshSeconds, staleSeconds })
})

const kept = { 'netlify-cdn-cache-control': 'public, s-maxage=300' }
it.each([
  ['nothing said', {}, 200],
  ['a browser’s own lifetime', { 'cache-control': 'max-age=60' }, 200],
  ['no-store', { 'netlify-cdn-cache-control': 'no-store' }, 200],
  ['private', { 'netlify-cdn-cache-control': 'private, s-maxage=60' }, 200],
  ['no-cache', { 'netlify-cdn-cache-control': 'no-cache, s-maxage=60' }, 200],
  ['the CDN header wins over public', { ...kept, 'netlify-cdn-cache-control': 'no-store' }, 200],
  ['no lifetime', { 'netlify-cdn-cache-control': 'public, s-maxage=0' }, 200],
  ['no number', { 'netlify-cdn-cache-control': 'public, s-maxage=soon' }, 200],
  ['a cookie', { ...kept, 'set-cookie': 'a=1' }, 200],
  ['Vary: *', { ...kept, vary: '*' }, 200],
  ['a failure', kept, 500],
  ['a refusal', kept, 401],
  ['a part', kept, 206],
])('does not cache %s', (_, headers, status) => {
  expect(policyOf(headers as Record<string, string>, status)).toBeUndefined()
})

it('reads tags in any case', () => {
  expect(policyOf({ ...kept, 'netlify-cache-tag': 'Content, events ,,' })?.tags).toEqual([
    'content',
    'events',
  ])
  expect(policyOf({ ...kept, 'cache-tag': 'x' })?.tags).toEqual(['x'])
})

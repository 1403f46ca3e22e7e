import { beforeEach, describe, expect, it } from 'vitest'
import { createEdgeCache, type EdgeCache } from './edgeCache.ts'
import { cachePolicy, type EdgePolicy } from './policy.ts'

let clock: number
let cache: EdgeCache<string>
beforeEach(() => {
  clock = 1_000_000
  cache = createEdgeCache<string>(100_000, () => clock)
})

const policy = (tag: string, control = 's-maxage=60, stale-while-revalidate=30', vary = '') =>
  cachePolicy(
    200,
    new Headers({
      'netlify-cdn-cache-control': control,
      'netlify-cache-tag': tag,
      'netlify-vary': vary,
    }),
  ) as EdgePolicy

const request = (path: string, search = '') => ({
  scheme: 'http' as const,
  path,
  search,
  headers: {},
})
const keep = (path: string, response: string, tag = 'content', calledAt = cache.purgeCount()) =>
  cache.keep(calledAt, request(path), policy(tag), { response, bytes: response.length })
const find = (path: string) => cache.find('http', path, '', {})?.response

describe('age', () => {
  it.each([
    [0, 'fresh'],
    [59.9, 'fresh'],
    [60, 'stale'],
    [89.9, 'stale'],
    [90, 'gone'],
  ])('returns after %d s a response that is %s', (seconds, state) => {
    keep('/a', 'A')
    clock += seconds * 1000
    const hit = cache.find('http', '/a', '', {})
    if (state === 'gone') expect(hit).toBeUndefined()
    else expect(hit).toMatchObject({ response: 'A', stale: state === 'stale' })
  })
})

describe('purge', () => {
  it('drops responses with one of the tags, in any letter case, and nothing else', () => {
    keep('/a', 'A', 'content, a')
    keep('/b', 'B', 'content, b')
    keep('/c', 'C', 'events')
    cache.purge(['CONTENT', 'none'])
    expect([find('/a'), find('/b'), find('/c')]).toEqual([undefined, undefined, 'C'])
  })

  it('drops everything without tags', () => {
    keep('/a', 'A')
    keep('/c', 'C', '')
    cache.purge()
    expect([find('/a'), find('/c')]).toEqual([undefined, undefined])
  })

  it.each([
    ['its own tag', ['content'], undefined],
    ['all', undefined, undefined],
    ['another tag', ['events'], 'old'],
  ])('caches a response after a purge of %s during the miss: %s', (_, tags, expected) => {
    const calledAt = cache.purgeCount()
    cache.purge(tags)
    keep('/a', 'old', 'content', calledAt)
    expect(find('/a')).toBe(expected)
  })

  it('keeps responses of calls made after it', () => {
    cache.purge(['content'])
    keep('/a', 'new')
    expect(find('/a')).toBe('new')
  })

  it('remembers a purge through more purges than are counted individually', () => {
    const calledAt = cache.purgeCount()
    cache.purge(['content'])
    for (let n = 0; n < 10_001; n += 1) cache.purge([`tag${n}`])
    keep('/a', 'old', 'content', calledAt)
    expect(find('/a')).toBeUndefined()
    keep('/a', 'new')
    expect(find('/a')).toBe('new')
  })
})

it('separates variants by the Netlify-Vary of the latest response', () => {
  const keepQuery = (search: string, response: string) =>
    cache.keep(
      cache.purgeCount(),
      request('/a', search),
      policy('t', 's-maxage=60', 'query=year'),
      {
        response,
        bytes: 1,
      },
    )
  keepQuery('?year=2026&x=1', '2026')
  keepQuery('?year=2027', '2027')
  expect(cache.find('http', '/a', '?year=2026&utm=1', {})?.response).toBe('2026')
  expect(cache.find('http', '/a', '?year=2027', {})?.response).toBe('2027')
  expect(cache.find('http', '/a', '', {})).toBeUndefined()
})

it('caches hosts separately', () => {
  const headers = { host: 'attacker.example' }
  cache.keep(cache.purgeCount(), { ...request('/a'), headers }, policy('t'), {
    response: 'https://attacker.example/',
    bytes: 1,
  })
  expect(cache.find('http', '/a', '', { host: 'localhost' })).toBeUndefined()
})

it('stays within its limit and drops the tags of dropped responses', () => {
  const small = createEdgeCache<string>(10_000, () => clock)
  for (let n = 0; n < 50; n += 1)
    small.keep(small.purgeCount(), request(`/${n}`), policy('t'), { response: `${n}`, bytes: 1000 })
  const held = Array.from({ length: 50 }, (_, n) => small.find('http', `/${n}`, '', {})?.response)
  expect(held.filter(response => response !== undefined)).toEqual(['46', '47', '48', '49'])
  small.purge(['t'])
  expect(small.find('http', '/49', '', {})).toBeUndefined()
})

it('does not keep a response larger than itself', () => {
  const small = createEdgeCache<string>(10_000, () => clock)
  small.keep(small.purgeCount(), request('/a'), policy('t'), { response: 'A', bytes: 20_000 })
  expect(small.find('http', '/a', '', {})).toBeUndefined()
})

it('separates responses by the scheme of the request', () => {
  keep('/a', 'over http')
  expect(cache.find('https', '/a', '', {})).toBeUndefined()
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Host, startHost } from './host.ts'
import { testProject } from './testing/project.ts'
import { rawRequest } from './testing/rawRequest.ts'

const say = (config: string, text = 'name') => `
  export default (request, context) =>
    Response.json({ ${text}: import.meta.url.split('/').at(-1), params: context.params })
  export const config = ${config}
`

const project = testProject({
  'netlify.toml': `
    [[headers]]
      for = "/*"
      [headers.values]
        X-Frame-Options = "DENY"
    [[redirects]]
      from = "/admin/*"
      to = "/admin"
      status = 200
    [[redirects]]
      from = "/old/*"
      to = "/news/:splat"
    [[redirects]]
      from = "/about"
      to = "/elsewhere"
    [[redirects]]
      from = "/forced"
      to = "/elsewhere"
      status = 302
      force = true
    [[redirects]]
      from = "/v1/*"
      to = "/api/:splat"
      status = 200
    [[redirects]]
      from = "/teapot"
      to = "/about"
      status = 410
  `,
  'dist/index.html': 'home',
  'dist/about.html': 'about',
  'dist/admin.html': 'panel',
  'dist/forced.html': 'forced',
  'dist/shadowed.html': 'file',
  'dist/events/known.html': 'prebuilt event',
  'dist/404.html': 'no such page',
  'netlify/functions/shadow.ts': say(`{ path: '/shadowed' }`),
  'netlify/functions/event-page.ts': say(`{ path: '/events/:slug', preferStatic: true }`),
  'netlify/functions/item.ts': say(`{ path: '/api/items/:id' }`),
  'netlify/functions/plain.ts': say('{}'),
})

let host: Host
let down: Host
beforeAll(async () => {
  const options = { root: project.root, pages: { folder: `${project.root}/dist` }, port: 0 }
  host = await startHost({ ...options, dataDir: project.dataDir })
  down = await startHost({ ...options, dataDir: `${project.dataDir}-down`, functions: false })
})
afterAll(async () => {
  await Promise.all([host.close(), down.close()])
  project.remove()
})

const request = (path: string, method = 'GET', on = host) =>
  rawRequest({ port: on.port, path, method })

describe('the order of functions, redirects and pages', () => {
  it.each([
    ['a page', 'GET', '/about', 200, 'about'],
    ['the home page', 'GET', '/', 200, 'home'],
    ['a function before a file', 'GET', '/shadowed', 200, 'shadow.ts'],
    ['a file before a function that prefers it', 'GET', '/events/known', 200, 'prebuilt event'],
    ['that function where no file is', 'GET', '/events/new', 200, '"slug":"new"'],
    ['a function by params', 'GET', '/api/items/a%20b', 200, '"id":"a b"'],
    ['a function without a path', 'GET', '/.netlify/functions/plain', 200, 'plain.ts'],
    ['a rewrite to a page', 'GET', '/admin/events?tab=1', 200, 'panel'],
    ['the page itself', 'GET', '/admin', 200, 'panel'],
    ['a rewrite to a function', 'GET', '/v1/items/7', 200, '"id":"7"'],
    ['a page under another status', 'GET', '/teapot', 410, 'about'],
    ['the 404 page', 'GET', '/nothing', 404, 'no such page'],
    ['the 404 page to a traversal', 'GET', '/../netlify.toml', 404, 'no such page'],
    ['JSON under /api', 'GET', '/api/nothing', 404, '"code":"not_found"'],
    ['JSON to other methods', 'POST', '/nothing', 404, '"success":false'],
    ['405 for a file', 'POST', '/about', 405, ''],
    ['404 for a hook that is not there', 'POST', '/build-hooks/guess', 404, '"not_found"'],
  ])('responds to %s: %s %s', async (_, method, path, status, text) => {
    const response = await request(path, method)
    expect(response.status).toBe(status)
    expect(response.body.toString()).toContain(text)
  })

  it.each([
    ['a splat, with its query', '/old/a/b?x=1', 301, '/news/a/b?x=1'],
    ['a forced rule, though there is a page', '/forced', 302, '/elsewhere'],
    ['a pretty address', '/about/', 301, '/about'],
  ])('redirects: %s', async (_, path, status, location) => {
    const response = await request(path)
    expect([response.status, response.headers.location]).toEqual([status, location])
  })

  it('applies [[headers]] to files and not to functions', async () => {
    expect((await request('/about')).headers['x-frame-options']).toBe('DENY')
    expect((await request('/nothing')).headers['x-frame-options']).toBe('DENY')
    expect((await request('/api/items/7')).headers['x-frame-options']).toBeUndefined()
  })

  it('listens on IPv4 and IPv6 of localhost', async () => {
    const responses = await Promise.all(
      ['127.0.0.1', '[::1]', 'localhost'].map(name => fetch(`http://${name}:${host.port}/about`)),
    )
    expect(responses.map(response => response.status)).toEqual([200, 200, 200])
  })
})

describe('with every function down', () => {
  it.each([
    ['pages work', '/about', 200, 'about'],
    ['prebuilt event pages work', '/events/known', 200, 'prebuilt event'],
    ['functions respond with 503', '/api/items/7', 503, '"code":"unavailable"'],
    ['pages made by functions say so', '/events/new', 503, '"success":false'],
  ])('responds with every function down: %s', async (_, path, status, text) => {
    const response = await request(path, 'GET', down)
    expect([response.status, response.body.toString()]).toEqual([
      status,
      expect.stringContaining(text),
    ])
  })
})

it('names the port that is in use and changes nothing', async () => {
  const second = startHost({
    root: project.root,
    dataDir: `${project.dataDir}-second`,
    pages: { folder: `${project.root}/dist` },
    port: host.port,
  })
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' })
  expect((await request('/about')).status).toBe(200)
})

it.each([
  ['a function file', 'netlify/functions/broken.ts', 'export default 1', 'broken.ts'],
  ['netlify.toml', 'netlify.toml', '[[redirects]]\nfrom = "x"', 'netlify.toml'],
])('does not start with an invalid %s, and names it', async (_, path, content, name) => {
  const wrong = testProject({ 'dist/index.html': 'home', [path]: content })
  const { root, dataDir } = wrong
  const start = startHost({ root, dataDir, pages: { folder: `${root}/dist` }, port: 0 })
  await expect(start).rejects.toThrow(name)
  wrong.remove()
})

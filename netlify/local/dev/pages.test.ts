import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Host, startHost } from '../host.ts'
import { testProject } from '../testing/project.ts'
import { rawRequest } from '../testing/rawRequest.ts'
import { devPages } from './pages.ts'

const project = testProject({
  'netlify.toml': '[[redirects]]\nfrom = "/admin/*"\nto = "/admin"\nstatus = 200',
  'netlify/functions/event.ts': `
    export default () => new Response('by the function')
    export const config = { path: '/events/:slug', preferStatic: true }
  `,
  'netlify/functions/api.ts': `
    export default () => new Response('api')
    export const config = { path: '/api/x' }
  `,
})

/** A stand-in for Astro with a few pages, a module and a socket. */
let astro: Server
let host: Host
let down: Host
beforeAll(async () => {
  const known = ['/', '/admin', '/events/known', '/@vite/client']
  astro = createServer((incoming, outgoing) => {
    const path = incoming.url!.split('?')[0]!
    outgoing.writeHead(known.includes(path) ? 200 : 404, { 'x-astro': 'dev' })
    outgoing.end(known.includes(path) ? `astro ${incoming.url}` : 'astro 404')
  })
  astro.on('upgrade', (incoming, socket) => {
    socket.write(
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    )
    socket.on('data', data => socket.write(`${incoming.headers['sec-websocket-protocol']} ${data}`))
  })
  astro.listen(0, '127.0.0.1')
  await once(astro, 'listening')
  const start = (port: number, name: string) => {
    const pages = devPages(port)
    return startHost({
      root: project.root,
      dataDir: project.dataDir + name,
      port: 0,
      pages: { pages, onUpgrade: pages.onUpgrade },
    })
  }
  host = await start((astro.address() as AddressInfo).port, '')
  down = await start(1, '-down')
})
afterAll(async () => {
  await Promise.all([host.close(), down.close()])
  astro.close()
  project.remove()
})

it.each([
  ['a page', '/?x=1', 200, 'astro /?x=1'],
  ['a module', '/@vite/client', 200, 'astro /@vite/client'],
  ['a rewrite', '/admin/events', 200, 'astro /admin'],
  ['a function', '/api/x', 200, 'api'],
  ['a page before its function', '/events/known', 200, 'astro /events/known'],
  ['a function where no page is', '/events/new', 200, 'by the function'],
  ['the 404 page', '/nothing', 404, 'astro 404'],
  ['JSON under /api', '/api/nothing', 404, '"not_found"'],
])('responds to %s: %s', async (_, path, status, text) => {
  const response = await rawRequest({ port: host.port, path })
  expect([response.status, response.body.toString()]).toEqual([
    status,
    expect.stringContaining(text),
  ])
})

it('forwards the module socket', async () => {
  const socket = connect(host.port, '127.0.0.1')
  socket.write(
    'GET /?token=x HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Protocol: vite-hmr\r\n\r\n',
  )
  const [head] = (await once(socket, 'data')) as [Buffer]
  expect(head.toString()).toMatch(/^HTTP\/1.1 101 /)
  socket.write('hello')
  const [echo] = (await once(socket, 'data')) as [Buffer]
  expect(echo.toString()).toBe('vite-hmr hello')
  socket.destroy()
})

it('responds with 503 and Retry-After until Astro is ready', async () => {
  const response = await rawRequest({ port: down.port, path: '/' })
  expect([response.status, response.headers['retry-after']]).toEqual([503, '3'])
  expect((await rawRequest({ port: down.port, path: '/api/x' })).status).toBe(200)
})

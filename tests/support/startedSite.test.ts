import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectResponse, startSite } from './startedSite.ts'

const server = createServer((_, response) => response.writeHead(503).end())
beforeAll(() => new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())

it('takes any response as a site that can be reached', async () => {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await expect(expectResponse(`http://127.0.0.1:${port}`)).resolves.toBeUndefined()
})

it.each([
  ['http://127.0.0.1:9', /^The site runs, but cannot be reached at http:\/\/127\.0\.0\.1:9: /],
  ['http://no-such-host.invalid:8888', /reached at http:\/\/no-such-host\.invalid:8888: /],
])('names the address where nothing responds: %s', async (url, message) => {
  await expect(expectResponse(url)).rejects.toThrow(message)
})

it('says why a site does not start, and leaves none running', async () => {
  await expect(startSite('/dev/null/site', { PORT: '0' })).rejects.toThrow('The site ended with 1')
})

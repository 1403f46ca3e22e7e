import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cpuMicroseconds } from './cpuTime.ts'

interface ServedResponse {
  body: Uint8Array
  headers: Record<string, string | string[]>
}

/** The least that node:http can do: the same bytes and headers for everyone, 304 by ETag. */
process.on('message', (message: ServedResponse | 'cpu') => {
  if (message === 'cpu') {
    process.send?.(cpuMicroseconds())
    return
  }
  const { body, headers } = message
  const bytes = Buffer.from(body)
  const { 'content-length': _, connection: __, 'keep-alive': ___, date: ____, ...kept } = headers
  const server = createServer((request, response) => {
    if (request.headers['if-none-match'] === headers.etag) {
      response.writeHead(304, { etag: headers.etag }).end()
      return
    }
    response.writeHead(200, { ...kept, 'content-length': bytes.byteLength }).end(bytes)
  })
  server.listen(0, '127.0.0.1', () => {
    process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  })
})
process.on('disconnect', () => process.exit(0))

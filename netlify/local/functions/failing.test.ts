import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { servedProject } from '../testing/servedProject.ts'

const site = servedProject(
  {
    'dist/index.html': 'home',
    'netlify/functions/read.ts': `
      export default async request => Response.json({ length: (await request.text()).length })
      export const config = { path: '/api/read' }
    `,
    'netlify/functions/fail.ts': `
      export default (request, context) => {
        const how = new URL(request.url).searchParams.get('how')
        if (how === 'throw') throw new Error('secret detail')
        if (how === 'reject') return Promise.reject(new Error('secret detail'))
        if (how === 'nothing') return undefined
        return new Promise(() => {})
      }
      export const config = { path: '/api/fail' }
    `,
  },
  { functionTimeoutMs: 200 },
)

it('responds 408 to a body that stalls, closes the connection, and logs nothing', async () => {
  const responseTo = (body: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(site.host.port, '127.0.0.1')
      const head = 'Host: x\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked'
      socket.write(`POST /api/read HTTP/1.1\r\n${head}\r\n\r\n${body}`)
      let text = ''
      socket.setEncoding('utf8').on('data', data => {
        text += data
        if (text.endsWith('}')) socket.end()
      })
      socket.on('close', () => resolve(text)).on('error', reject)
    })
  expect(await responseTo('4\r\nwhol\r\n1\r\ne\r\n0\r\n\r\n')).toMatch(/ 200 .*"length":5/s)
  expect(await responseTo('4\r\nhalf\r\n')).toMatch(/ 408 .*did not arrive/s)
  expect(site.lines).toEqual([])
})

describe('a failing function', () => {
  it.each([
    ['throw', 500, 'internal', 'function failed'],
    ['reject', 500, 'internal', 'function failed'],
    ['nothing', 500, 'internal', 'function failed'],
    ['hang', 504, 'timeout', 'function timed out'],
  ])(
    'responds to %s with %i without details, and logs one line',
    async (how, status, code, event) => {
      const response = await site.request(`/api/fail?how=${how}&token=private`)
      const body = JSON.parse(response.body.toString())
      expect(response.status).toBe(status)
      expect(body).toMatchObject({ success: false, code })
      expect(response.body.toString()).not.toContain('secret')
      expect(site.lines.map(line => line.event)).toEqual([event])
      expect(site.lines[0]?.detail).toMatchObject({ function: 'fail', requestId: body.requestId })
      expect(JSON.stringify(site.lines)).not.toContain('private')
    },
  )
})

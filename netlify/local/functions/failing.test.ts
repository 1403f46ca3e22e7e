import { describe, expect, it } from 'vitest'
import { servedProject } from '../testing/servedProject.ts'

const site = servedProject(
  {
    'dist/index.html': 'home',
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

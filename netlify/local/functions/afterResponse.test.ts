import { describe, expect, it } from 'vitest'
import { servedProject } from '../testing/servedProject.ts'

const site = servedProject({
  'dist/index.html': 'home',
  'netlify/functions/later.ts': `
    export default (request, context) => {
      context.waitUntil(new Promise(resolve => setTimeout(resolve, 50)).then(() => later.push('done')))
      context.waitUntil(Promise.reject(new Error('mail is down')))
      return new Response(null, { status: 204 })
    }
    export const config = { path: '/api/later' }
  `,
})

describe('work after the response', () => {
  const later: string[] = []
  Object.assign(globalThis, { later })

  it('continues work in waitUntil, and logs a failure in one line', async () => {
    expect((await site.request('/api/later')).status).toBe(204)
    await expect.poll(() => later).toContain('done')
    expect(site.lines.map(line => line.event)).toEqual(['background work failed'])
  })
})

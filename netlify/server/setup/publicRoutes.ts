import { getHealth } from '#contract/health.ts'
import { jsonResponse } from '../http/response.ts'
import { on } from '../http/route.ts'

export const healthRoutes = [
  on(getHealth, {}, async ({ request }) => {
    const { checkHealth } = await import('./health.ts')
    const health = await checkHealth()
    return jsonResponse(request, health, { status: health.storage === 'ok' ? 200 : 503 })
  }),
]

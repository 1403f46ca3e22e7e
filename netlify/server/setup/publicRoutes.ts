import { getHealth } from '#contract/health.ts'
import { jsonAnswer } from '../http/answer.ts'
import { on } from '../http/route.ts'

export const healthRoutes = [
  on(getHealth, {}, async ({ request }) => {
    const { checkHealth } = await import('./health.ts')
    const health = await checkHealth()
    return jsonAnswer(request, health, { status: health.storage === 'ok' ? 200 : 503 })
  }),
]

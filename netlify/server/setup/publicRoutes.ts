import { getHealth, type Health } from '#contract/health.ts'
import { jsonResponse } from '../http/response.ts'
import { on } from '../http/route.ts'

/** Many who ask at the same moment share one check, which reads all that is stored. */
let checking: Promise<Health> | undefined

export const healthRoutes = [
  on(getHealth, {}, async ({ request }) => {
    const { checkHealth } = await import('./health.ts')
    checking ??= checkHealth().finally(() => {
      checking = undefined
    })
    const health = await checking
    return jsonResponse(request, health, { status: health.storage === 'ok' ? 200 : 503 })
  }),
]

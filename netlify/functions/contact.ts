import type { Config } from '@netlify/functions'
import { contactFormRoutes } from '#server/contact/formRoutes.ts'
import { handle } from '#server/http/handle.ts'

/** The contact forms. The rate limit counts calls of every path, so nothing else belongs here. */
export default handle(...contactFormRoutes)

export const config: Config = {
  path: ['/api/contact', '/api/contact/school'],
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}

import type { Config } from '@netlify/functions'
import { getFormToken } from '#contract/contact.ts'
import { formToken } from '#server/contact/formToken.ts'
import { handle, on } from '#server/http/handle.ts'

/** A signed moment for a form that is being filled in. */
export default handle(on(getFormToken, {}, () => ({ token: formToken(Date.now()) })))

export const config: Config = { path: '/api/contact/token' }

import { getFormToken } from '#contract/contact.ts'
import { on } from '../http/route.ts'
import { formToken } from './formToken.ts'

export const formTokenRoutes = [on(getFormToken, {}, () => ({ token: formToken(Date.now()) }))]

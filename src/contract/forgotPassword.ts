import { endpoint, SIGN_IN_LIMIT } from './endpoint.ts'

/** The text for every address, so that it does not reveal whether an account exists. */
export const LINK_ON_ITS_WAY = 'If there is an account with that address, a link is on its way.'
export const NO_MAIL =
  'This site cannot send mail. Ask another admin, or the person who maintains the site, for a link.'

/** Requests a reset link by mail; the response never reveals whether the account exists. */
export const forgotPassword = endpoint<{
  body: { email: string }
  response: { success: true; mailed: boolean; message: string }
}>('POST /api/forgot-password', {
  access: 'public',
  limit: SIGN_IN_LIMIT,
  failure: 'Request failed',
})

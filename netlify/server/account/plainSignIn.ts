import { LOGIN_FAILED } from '#contract/login.ts'
import { loginPath, returnPath } from '#domain/account/returnPath.ts'
import type { Route } from '../http/handle.ts'
import { type FieldText, withPages } from '../http/plainForm.ts'

/** Leads a browser without the script to the page that was requested, or shows the form again. */
export const withSignInPage = (route: Route): Route =>
  withPages(route, {
    done: (text, request) => signedInPath(requestedPage(request, text)),
    refused: async ({ error = LOGIN_FAILED, code }, { text, request }, response) => {
      const { signInPage } = await import('./signInPage.ts')
      const email = text('username').slice(0, 1000)
      const isCode = code === 'code_required' || code === 'wrong_code'
      return signInPage({ error, email, isCode, from: requestedPage(request, text) }, response)
    },
  })

/** The login page takes over there: it asks who is signed in, and opens the requested page. */
function signedInPath(from: string): string {
  const path = loginPath(from)
  return `${path}${path.includes('?') ? '&' : '?'}signed-in`
}

/** The page of the panel to return to: of this page's own form, else of the login page's address. */
function requestedPage(request: Request, text: FieldText): string {
  const named = text('from')
  if (named) return returnPath(named)
  const referrer = request.headers.get('referer') ?? ''
  if (!URL.canParse(referrer)) return returnPath(null)
  const { host, searchParams } = new URL(referrer)
  return returnPath(host === new URL(request.url).host ? searchParams.get('from') : null)
}

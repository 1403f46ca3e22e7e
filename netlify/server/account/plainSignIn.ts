import type { FailureBody } from '#contract/failure.ts'
import { LOGIN_FAILED } from '#contract/login.ts'
import { loginPath, returnPath } from '#domain/account/returnPath.ts'
import type { Route } from '../http/handle.ts'
import { isPlainForm, redirectAfter } from '../http/plainForm.ts'

/**
 * Responds with pages to the sign-in form that a browser sends before, or without, its script: to
 * the page that was requested, or with the form again and what is wrong. The route itself is the
 * API's, with its checks and limits.
 */
export function withSignInPage(route: Route): Route {
  const respond: Route['respond'] = async (request, context) => {
    if (!isPlainForm(request)) return route.respond(request, context)
    const copy = request.clone()
    const response = await route.respond(request, context)
    // Another site's form gets no page.
    if (response.status === 403) {
      copy.body?.cancel().catch(() => {})
      return response
    }
    const isTooLarge = response.status === 413
    if (isTooLarge) copy.body?.cancel().catch(() => {})
    const form = isTooLarge ? new FormData() : await copy.formData().catch(() => new FormData())
    const from = requestedPage(request, form)
    if (response.ok) return redirectAfter(response, signedInPath(from))
    const { error = LOGIN_FAILED, code } = (await response.json()) as FailureBody
    const { signInPage } = await import('./signInPage.ts')
    const email = textIn(form, 'username').slice(0, 1000)
    const isCode = code === 'code_required' || code === 'wrong_code'
    return signInPage({ error, email, isCode, from }, response)
  }
  return { ...route, respond }
}

/** The login page takes over there: it asks who is signed in, and opens the requested page. */
function signedInPath(from: string): string {
  const path = loginPath(from)
  return `${path}${path.includes('?') ? '&' : '?'}signed-in`
}

/** The page of the panel to return to: of this page's own form, else of the login page's address. */
function requestedPage(request: Request, form: FormData): string {
  const named = textIn(form, 'from')
  if (named) return returnPath(named)
  const referrer = request.headers.get('referer') ?? ''
  if (!URL.canParse(referrer)) return returnPath(null)
  const { host, searchParams } = new URL(referrer)
  return returnPath(host === new URL(request.url).host ? searchParams.get('from') : null)
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

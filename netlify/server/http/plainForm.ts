import type { FailureBody } from '#contract/failure.ts'
import type { Route } from './handle.ts'

/** A text field of a form; '' for one that it lacks. */
export type FieldText = (name: string) => string

interface Pages {
  /** Where a browser goes once the form was taken: a reload sends nothing. */
  done: (text: FieldText, request: Request) => string
  /** The form again, with what was typed and what is wrong with it. */
  refused: (
    failure: FailureBody,
    sent: { form: FormData; text: FieldText; request: Request },
    response: Response,
  ) => Response | Promise<Response>
}

/** Refusals that are not for people: another site's form, and what is not there. */
const NO_PAGE: readonly number[] = [403, 404]

/**
 * Responds with pages to a form that a browser sends before, or without, its script. The route itself
 * is the API's, with its checks and limits.
 */
export function withPages(route: Route, { done, refused }: Pages): Route {
  const respond: Route['respond'] = async (request, context) => {
    if (!isPlainForm(request)) return route.respond(request, context)
    const copy = request.clone()
    const response = await route.respond(request, context)
    const hasPage = !NO_PAGE.includes(response.status)
    const isRead = hasPage && response.status !== 413
    if (!isRead) copy.body?.cancel().catch(() => {})
    if (!hasPage) return response
    const form = isRead ? await copy.formData().catch(() => new FormData()) : new FormData()
    const text = (name: string) => {
      const value = form.get(name)
      return typeof value === 'string' ? value : ''
    }
    if (response.ok) return redirectAfter(response, done(text, request))
    const failure = (await response.json()) as FailureBody
    return refused(failure, { form, text, request }, response)
  }
  return { ...route, respond }
}

/** Whether a browser sent the form without JavaScript and will show the response as a page. */
function isPlainForm(request: Request): boolean {
  const type = request.headers.get('content-type') ?? ''
  const asksJson = (request.headers.get('accept') ?? '').includes('application/json')
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(type) && !asksJson
}

/** The same headers and cookies with another body: what only the JSON had is left out. */
function redirectAfter(response: Response, location: string): Response {
  const headers = new Headers({ location, 'cache-control': 'private, no-store' })
  for (const [name, value] of response.headers) {
    if (['x-request-id', 'strict-transport-security', 'set-cookie'].includes(name)) {
      headers.append(name, value)
    }
  }
  return new Response(null, { status: 303, headers })
}

/** Whether a browser sent the form without JavaScript and will show the response as a page. */
export function isPlainForm(request: Request): boolean {
  const type = request.headers.get('content-type') ?? ''
  const asksJson = (request.headers.get('accept') ?? '').includes('application/json')
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(type) && !asksJson
}

/** The same headers and cookies with another body: what only the JSON had is left out. */
export function redirectAfter(response: Response, location: string): Response {
  const headers = new Headers({ location, 'cache-control': 'private, no-store' })
  for (const [name, value] of response.headers) {
    if (['x-request-id', 'strict-transport-security', 'set-cookie'].includes(name)) {
      headers.append(name, value)
    }
  }
  return new Response(null, { status: 303, headers })
}

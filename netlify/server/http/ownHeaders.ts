/** The headers that every response of the API gets: a request id, and over https HSTS. */
export function ownHeaders(request: Request): Headers {
  const headers = new Headers({ 'x-request-id': crypto.randomUUID() })
  // A year, for this host only: the site must not decide for the mosque's other hosts (RFC 6797).
  if (request.url.startsWith('https:')) {
    headers.set('strict-transport-security', 'max-age=31536000')
  }
  return headers
}

/** The response with these headers added. */
export function withHeaders(response: Response, headers: Headers): Response {
  for (const [name, value] of headers) response.headers.append(name, value)
  return response
}

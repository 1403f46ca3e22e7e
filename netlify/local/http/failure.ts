import type { FailureBody } from '#contract/failure.ts'
import type { Exchange } from './exchange.ts'

/** A failure in the API's format, for refusals by the host itself. */
export const failureText = (error: string, code: string, requestId?: string): string =>
  JSON.stringify({
    success: false,
    error,
    code,
    ...(requestId !== undefined && { requestId }),
  } satisfies FailureBody)

/** Sends a failure of the host itself: JSON that no cache keeps. */
export function sendFailure(
  { outgoing, method }: Exchange,
  status: number,
  body: string,
  headers: Record<string, string> = {},
): void {
  outgoing.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...headers,
  })
  outgoing.end(method === 'HEAD' ? undefined : body)
}

import { type IncomingHttpHeaders, request } from 'node:http'

/** The response byte for byte: nothing is decoded, normalized or followed. */
export interface RawResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface RawRequest {
  readonly port: number
  readonly path: string
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string | Uint8Array
  /** Closes the connection as soon as this many bytes of the body have arrived. */
  readonly hangUpAfterBytes?: number
  /** Opens a connection for this request only. */
  readonly newConnection?: boolean
  /** The address of this machine to send from, such as 127.0.0.2, to be another client. */
  readonly from?: string
}

/**
 * Sends one request to 127.0.0.1 as given, for tests of the host: unlike fetch it keeps `..` in
 * paths, sends any header and does not decode bodies. Rejects when the connection breaks.
 */
export function rawRequest(options: RawRequest): Promise<RawResponse> {
  const { port, path, method = 'GET', headers = {}, body, hangUpAfterBytes, from } = options
  const agent = options.newConnection ? false : undefined
  return new Promise((resolve, reject) => {
    const to = { host: '127.0.0.1', port, path, method, headers, agent }
    const call = request({ ...to, ...(from && { localAddress: from }) }, response => {
      const chunks: Buffer[] = []
      let size = 0
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        size += chunk.length
        if (hangUpAfterBytes !== undefined && size >= hangUpAfterBytes)
          call.destroy(new Error('hung up'))
      })
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      )
    })
    call.on('error', reject)
    call.end(body)
  })
}

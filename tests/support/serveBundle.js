import { createServer } from 'node:http'

/*
 * The child process of `startBundles`: imports the bundle of its first argument, serves it on
 * loopback and sends its port to the parent, or why the bundle does not load. The header
 * `x-bundle-call` has what the platform passes beside the request.
 */
const pending = new Set()
const later = work => {
  const done = Promise.resolve(work)
    .catch(error => console.error(JSON.stringify({ level: 'error', late: String(error) })))
    .finally(() => pending.delete(done))
  pending.add(done)
}

async function respond(handler, incoming, outgoing) {
  const { 'x-bundle-call': call, ...headers } = incoming.headers
  const { url, params, ip } = JSON.parse(call)
  const chunks = await Array.fromAsync(incoming)
  const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined
  const request = new Request(url, { method: incoming.method, headers, body })
  const response = await handler(request, { params, ip, waitUntil: later })
  if (!response) return outgoing.writeHead(204).end()
  outgoing.writeHead(response.status, [...response.headers].flat())
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

try {
  const { default: handler } = await import(process.argv[2])
  const server = createServer((incoming, outgoing) => {
    respond(handler, incoming, outgoing).catch(error => {
      outgoing.writeHead(500, { 'x-bundle-failure': encodeURIComponent(describe(error)) }).end()
    })
  })
  server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }))
} catch (error) {
  process.send({ failure: describe(error) })
}

process.on('disconnect', async () => {
  while (pending.size > 0) await Promise.all(pending)
  process.exit(0)
})

function describe(error) {
  return `${error.code ?? error.name}: ${error.message}`
}

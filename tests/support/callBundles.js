import { readFileSync } from 'node:fs'

/*
 * The child process of `runBundles`: imports each bundle named in the file of its first argument,
 * calls it, and prints what came of each call as one line of JSON for each.
 */
const { bundles } = JSON.parse(readFileSync(process.argv[2], 'utf8'))

for (const { name, entry, calls } of bundles) {
  for (const { params, request } of calls) {
    console.log(JSON.stringify({ name, ...(await callBundle(entry, params, request)) }))
  }
}
// Idle connections to storage would keep the process.
process.exit(0)

async function callBundle(entry, params, { url, ...init }) {
  const late = []
  try {
    const { default: handler } = await import(entry)
    const response = await handler(new Request(url, init), {
      params,
      ip: '192.0.2.1',
      waitUntil: work => late.push(work),
    })
    await Promise.all(late)
    // The beginning shows what failed: more would fill the pipe, and the exit above would cut it off.
    const text = await response?.text()
    return { status: response?.status, text: text?.slice(0, 500) }
  } catch (error) {
    return { failure: `${error.code ?? error.name}: ${error.message}` }
  }
}

import { callAddress } from '#contract/call.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { ORIGIN } from '#tests/functions/site.ts'
import { BODIES, HEADERS, METHODS, PARTS, QUERIES, VALUES } from './hostile.ts'
import type { Random } from './random.ts'

/** What a correct call of an endpoint has. */
export interface Correct {
  params: Record<string, string>
  query?: Record<string, string> | undefined
  /** JSON, or a form where the endpoint takes one. */
  body?: Record<string, unknown> | FormData | undefined
}

interface Draft {
  method: string
  params: Record<string, string>
  query: string
  headers: Record<string, string>
  body: BodyInit | undefined
}

/** A request that differs from a correct one in one to three things, and those in words. */
export function mutated(
  endpoint: Endpoint,
  correct: Correct,
  cookie: string,
  random: Random,
): { request: Request; changes: string } {
  const draft: Draft = {
    method: endpoint.method,
    params: { ...correct.params },
    query: correct.query ? `?${new URLSearchParams(correct.query)}` : '',
    headers: { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
    body: undefined,
  }
  const isForm = correct.body instanceof FormData
  if (correct.body && !isForm) draft.headers['content-type'] = 'application/json'
  draft.body = isForm ? copy(correct.body as FormData) : json(correct.body)

  const changes: string[] = []
  for (let count = 1 + random.below(3); count > 0; count--) {
    changes.push(random.pick(CHANGES)(draft, correct, random))
  }
  const { method, params, query, headers } = draft
  const hasBody = method !== 'GET' && method !== 'HEAD'
  if (draft.body instanceof FormData && headers['content-type'] === 'application/json') {
    delete headers['content-type']
  }
  const request = new Request(ORIGIN + callAddress(endpoint.path, params, {}) + query, {
    method,
    headers,
    ...(hasBody && draft.body !== undefined && { body: draft.body }),
  })
  return { request, changes: changes.join('; ') }
}

type Change = (draft: Draft, correct: Correct, random: Random) => string

const changeField: Change = (draft, { body }, random) => {
  if (body instanceof FormData) {
    const form = copy(body)
    const name = random.pick([...form.keys(), 'image', '__proto__'])
    const value = random.pick(VALUES)
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    const how = random.below(4)
    if (how === 0) form.delete(name)
    else if (how === 1) form.append(name, text)
    else if (how === 2) form.set(name, new Blob([text]), 'x\u0000.png')
    else form.set(name, text)
    draft.body = form
    return `form field ${name} (${['left out', 'twice', 'a file', 'changed'][how]})`
  }
  const fields = structuredClone(body ?? {}) as Record<string, unknown>
  const [holder, name] = deepField(fields, random)
  const value = random.pick(VALUES)
  if (random.below(5) === 0) delete holder[name]
  else holder[name] = value
  draft.headers['content-type'] = 'application/json'
  draft.body = JSON.stringify(fields)
  return `field ${name} = ${short(value)}`
}

/** A field of the object, or of an object or list within it. */
function deepField(
  fields: Record<string, unknown>,
  random: Random,
): [Record<string, unknown>, string] {
  const name = random.pick([...Object.keys(fields), ...Object.keys(fields), 'id', 'role', 'extra'])
  const value = fields[name]
  const isWithin = typeof value === 'object' && value !== null && random.below(4) > 0
  if (isWithin && Object.keys(value).length > 0) {
    return deepField(value as Record<string, unknown>, random)
  }
  return [fields, name]
}

const CHANGES: readonly Change[] = [
  changeField,
  changeField,
  changeField,
  (draft, _, random) => {
    draft.body = random.pick(BODIES)
    draft.headers['content-type'] ??= 'application/json'
    return `body ${short(draft.body)}`
  },
  (draft, { body }) => {
    if (!body || body instanceof FormData) return 'nothing'
    const fields = Object.entries(body).map(([name, value]) => [name, String(value)])
    draft.headers['content-type'] = 'application/x-www-form-urlencoded'
    draft.body = new URLSearchParams(fields).toString()
    return 'a form without JavaScript'
  },
  (draft, _, random) => {
    const names = Object.keys(draft.params)
    if (names.length === 0) return 'nothing'
    const [name, part] = [random.pick(names), random.pick(PARTS)]
    draft.params[name] = part
    return `${name} in the address ${short(part)}`
  },
  (draft, _, random) => {
    draft.query = random.pick(QUERIES)
    return `query ${short(draft.query)}`
  },
  (draft, _, random) => {
    const headers = random.pick(HEADERS)
    Object.assign(draft.headers, headers)
    return `headers ${short(headers)}`
  },
  (draft, _, random) => {
    draft.method = random.pick(METHODS)
    return `method ${draft.method}`
  },
]

function copy(form: FormData): FormData {
  const other = new FormData()
  for (const [name, value] of form) other.append(name, value)
  return other
}
const json = (body: unknown) => (body === undefined ? undefined : JSON.stringify(body))
const short = (value: unknown) => String(JSON.stringify(value)).slice(0, 80)

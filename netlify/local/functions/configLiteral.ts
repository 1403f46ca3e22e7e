const DECLARATION = /^\s*export const config(?:\s*:\s*[\w.]+)?\s*=\s*(?=\{)/gm

/** Strings with a backslash are not parsed here; such a config is imported instead. */
const TOKEN =
  /(?<blank>\s+|\/\/.*|\/\*[\s\S]*?\*\/)|'(?<single>[^'\\\n]*)'|"(?<double>[^"\\\n]*)"|(?<value>\d+(?:\.\d+)?\b|true\b|false\b)|(?<name>[A-Za-z]\w*)(?=\s*:)|(?<mark>[{}[\],:])/y

/**
 * The `config` of a function's source without running it, where it is one literal of strings,
 * numbers, booleans, lists and objects. Undefined for anything else, which needs an import.
 */
export function configLiteral(source: string): unknown {
  const [declaration, ...others] = source.matchAll(DECLARATION)
  if (declaration === undefined || others.length > 0) return undefined
  const text = jsonOf(source, declaration.index + declaration[0].length)
  try {
    return text && JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The object that begins at `start`, written as JSON. */
function jsonOf(source: string, start: number): string | undefined {
  const json: string[] = []
  let depth = 0
  TOKEN.lastIndex = start
  do {
    const token = TOKEN.exec(source)?.groups
    if (token === undefined) return undefined
    const { blank, single, double, value, name, mark } = token
    if (blank !== undefined) continue
    if (mark === '{' || mark === '[') depth++
    if (mark === '}' || mark === ']') {
      depth--
      if (json.at(-1) === ',') json.pop()
    }
    json.push(value ?? mark ?? JSON.stringify(single ?? double ?? name))
  } while (depth > 0)
  return json.join('')
}

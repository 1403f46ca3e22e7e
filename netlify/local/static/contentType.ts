import types from './contentTypes.json' with { type: 'json' }

const TYPES: Readonly<Record<string, string>> = types

/** The content type of a file by its name; unknown endings are bytes, which no browser runs. */
export function contentTypeOf(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return TYPES[ending] ?? 'application/octet-stream'
}

/** What the browser keeps of the signed-in admin (docs/product.md, section 11). */
export interface StoredUser {
  name: string
  email: string
  role: string
}

/** Reads the stored user; null for anything else, so that damaged storage means signed out. */
export function storedUserOf(json: string | null): StoredUser | null {
  let value: unknown
  try {
    value = JSON.parse(json ?? 'null')
  } catch {
    return null
  }
  if (typeof value !== 'object' || value === null) return null
  const { name, email, role } = value as Record<string, unknown>
  if (typeof email !== 'string' || email === '') return null
  return {
    name: typeof name === 'string' ? name : '',
    email,
    role: typeof role === 'string' ? role : '',
  }
}

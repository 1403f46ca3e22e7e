import { KHATEEBS, type Khateebs } from '#domain/khateebs/khateebs.ts'
import { readDocument, saveDocument } from './documents.ts'

export const getKhateebs = readDocument<Khateebs>(KHATEEBS)
/** Its 400 'invalid' names the fields by path: `people.0.email`. */
export const saveKhateebs = saveDocument<Khateebs>(KHATEEBS)

import { KHATEEBS, type Khateebs } from '#domain/khateebs/khateebs.ts'
import { documentApi } from './documents.ts'

const { read, save } = documentApi<Khateebs>(KHATEEBS)

/** The khateebs, for the panel. The 400 'invalid' of a save names the fields by path: `people.0.email`. */
export const khateebsApi = { read, save }

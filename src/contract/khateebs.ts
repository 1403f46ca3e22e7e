import { KHATEEBS, type Khateebs } from '#domain/khateebs/khateebs.ts'
import { documentApi } from './documents.ts'

/** The khateebs, for the panel. The 400 'invalid' of a save names the fields by path: `people.0.email`. */
export const khateebsApi = documentApi<Khateebs>(KHATEEBS)

import { KHATEEBS, type Khateebs } from '#domain/khateebs/khateebs.ts'
import {
  KhateebsSchema,
  type StoredKhateeb,
  type StoredKhateebs,
} from '#domain/khateebs/khateebsSchema.ts'
import { PanelDocument } from '../document/document.ts'
import { documentRoutes } from '../document/routes.ts'
import { khateebsDocument } from '../storage/khateebs.ts'

const khateebs = new PanelDocument<StoredKhateebs, Khateebs>({
  document: khateebsDocument,
  valuesOf: ({ people }) => ({
    people: people.map(({ name, reminder }) => ({
      name,
      email: reminder?.email ?? '',
      agreed: reminder !== undefined,
    })),
  }),
  // Consent stays as it was given while the address is the same.
  toStore: ({ people }, current, by) => ({
    people: people.map(({ name, email }): StoredKhateeb => {
      if (!email) return { name }
      const known = current.value.people.find(({ reminder }) => reminder?.email === email)
      const given = { email, agreedAt: new Date().toISOString(), agreedTo: by.name }
      return { name, reminder: known?.reminder ?? given }
    }),
  }),
  // The log is kept for longer than an address.
  logged: () => ['Changed the list of khateebs', { area: 'prayer-times' }],
})

export const khateebRoutes = documentRoutes(KHATEEBS, khateebs, { values: KhateebsSchema })

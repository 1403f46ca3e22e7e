import { KhateebsBodySchema } from '#contract/khateebs.schema.ts'
import { getKhateebs, saveKhateebs } from '#contract/khateebs.ts'
import type { Khateeb } from '#domain/khateebs/khateebs.ts'
import type { StoredKhateeb, StoredKhateebs } from '#domain/khateebs/khateebsSchema.ts'
import type { Actor } from '../activity/record.ts'
import { onAdmin } from '../auth/admin.ts'
import { PanelDocument } from '../document/document.ts'
import { DONE } from '../http/response.ts'
import { khateebsDocument } from '../storage/khateebs.ts'

/** Consent stays as it was given while the address is the same. */
const khateebsBy = (by: Actor | undefined) =>
  new PanelDocument({
    document: khateebsDocument,
    valuesOf: ({ people }: StoredKhateebs): { people: readonly Khateeb[] } => ({
      people: people.map(({ name, reminder }) => ({
        name,
        email: reminder?.email ?? '',
        agreed: reminder !== undefined,
      })),
    }),
    toStore: ({ people }, current) => ({
      people: people.map(({ name, email }): StoredKhateeb => {
        if (!email) return { name }
        const known = current.value.people.find(({ reminder }) => reminder?.email === email)
        const given = { email, agreedAt: new Date().toISOString(), agreedTo: by?.name ?? '' }
        return { name, reminder: known?.reminder ?? given }
      }),
    }),
    // The log is kept for longer than an address.
    logged: () => ['Changed the list of khateebs', {}],
  })

export const khateebRoutes = [
  onAdmin(getKhateebs, {}, () => khateebsBy(undefined).read()),
  onAdmin(
    saveKhateebs,
    { body: KhateebsBodySchema },
    async ({ admin, body: { base, people } }) => ({
      ...DONE,
      ...(await khateebsBy(admin.user).save(admin.user, { people }, base)),
    }),
  ),
]

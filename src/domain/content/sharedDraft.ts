import { z } from 'zod'

/** Texts that are not public, shown on their page to everyone who has the link. */
export const SharedDraftSchema = z.object({
  /** SHA-256 of the link's token, which is stored nowhere. */
  hash: z.string(),
  /** By the path of the section. */
  texts: z.record(z.string(), z.string()),
  by: z.string(),
  /** ISO instant. */
  until: z.iso.datetime(),
})
export type SharedDraft = z.output<typeof SharedDraftSchema>

export interface SharedDrafts {
  readonly drafts: readonly SharedDraft[]
}

/** How long a link shows a draft, and how many links there can be. */
export const SHARED_DAYS = 14
export const SHARED_MOST = 20

/** Where a page shows the draft of a token; any page can, whose sections it names. */
export const draftAddress = (route: string, token: string): string => `${route}?draft=${token}`

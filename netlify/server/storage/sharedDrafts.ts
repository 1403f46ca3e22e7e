import { z } from 'zod'
import { SharedDraftSchema, type SharedDrafts } from '#domain/content/sharedDraft.ts'
import { document } from './documents.ts'

/** Drafts with a link: apart from the content, so that nothing public is made from them. */
export const sharedDraftsDocument = document<SharedDrafts>({
  key: 'shared-drafts',
  version: 1,
  schema: z.object({ drafts: z.array(SharedDraftSchema) }),
  items: { 'drafts.*': 'hash' },
  seed: () => ({ drafts: [] }),
})

import { complete } from '#domain/structure/complete.ts'
import { SEED_STRUCTURE } from '#domain/structure/seed.ts'
import type { Structure } from '#domain/structure/structure.ts'
import { StructureSchema } from '#domain/structure/structureSchema.ts'
import { STRUCTURE } from '#domain/structure/thing.ts'
import { document, read } from './documents.ts'

/** The pages and menus: a site that saved none has those of the specification. */
export const structureDocument = document<Structure>({
  ...STRUCTURE,
  schema: StructureSchema,
  items: { 'pages.*': 'id' },
  seed: () => SEED_STRUCTURE,
})

/** The pages and menus as this release knows them. Throws StorageError. */
export async function readStructure(): Promise<{ structure: Structure; revision: number }> {
  const { value, revision } = await read(structureDocument)
  return { structure: complete(value), revision }
}

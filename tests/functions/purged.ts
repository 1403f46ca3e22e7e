/** The tags of all purges. The real purge spreads over seconds; it has its own test. */
export const purged: string[] = []

/** In place of `#server/publish/purge.ts`: `vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))`. */
export async function purge(tags: readonly string[]): Promise<void> {
  purged.push(...tags)
}

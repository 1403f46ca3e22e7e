import chunks from './chunks.json' with { type: 'json' }

/** Modules that travel as one file: a request more costs a visitor more than bytes that this page does not need. */
interface Chunk {
  readonly name: string
  /** What is in it, for people. */
  readonly why?: string
  /** Of two files that could have a module, the higher one has it. */
  readonly priority: number
  /** Paths in the project, or the beginnings of those. */
  readonly modules: readonly string[]
}

/** What is grouped; everything else travels as the bundler splits it. A test finds each module. */
export const CHUNKS: readonly Chunk[] = chunks

/** The same for the bundler. */
export const chunkGroups = CHUNKS.map(({ name, priority, modules }) => ({
  name,
  priority,
  test: (id: string) => modules.some(module => id.includes(module)),
}))

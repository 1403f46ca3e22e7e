/** Modules that travel as one file: a request more costs a visitor more than bytes that this page does not need. */
interface Chunk {
  readonly name: string
  /** Of two files that could have a module, the higher one has it. */
  readonly priority: number
  /** Paths in the project, or the beginnings of those. */
  readonly modules: readonly string[]
}

/** What is grouped; everything else travels as the bundler splits it. A test finds each module. */
export const CHUNKS: readonly Chunk[] = [
  {
    // On every page: the document's script with all that it uses, what lists of events share, which
    // most visits need, and what imports other files later.
    name: 'site',
    priority: 2,
    modules: [
      'vite/preload-helper',
      'src/layouts/Document.astro?',
      'src/stores/events.ts',
      'src/contract/events.ts',
      'src/contract/uploads.ts',
      'src/domain/content/image.ts',
      'src/domain/content/items.ts',
      'src/domain/events/carousel.ts',
      'src/domain/events/categories.ts',
      'src/domain/events/dates.ts',
      'src/domain/events/hours.ts',
      'src/domain/events/image.ts',
      'src/domain/events/occurrences.ts',
      'src/domain/events/picture.ts',
      'src/domain/events/relative.ts',
      'src/domain/events/words.ts',
    ],
  },
  {
    name: 'react',
    priority: 1,
    modules: ['react', 'react-dom', 'scheduler', '@nanostores/react'].map(
      name => `node_modules/${name}/`,
    ),
  },
  {
    // The rules that several views of events share, without React, since an event's page has none.
    name: 'events',
    priority: 1,
    modules: [
      'src/domain/events/address.ts',
      'src/domain/events/groups.ts',
      'src/domain/events/linked.ts',
      'src/islands/events/shareLink.ts',
    ],
  },
  {
    // The parts of their cards.
    name: 'cards',
    priority: 1,
    modules: [
      'src/islands/events/EventPicture.tsx',
      'src/islands/events/EventText.tsx',
      'src/islands/events/LinkedText.tsx',
    ],
  },
  {
    // The times that the widget and the rail of events read.
    name: 'day',
    priority: 1,
    modules: [
      'src/domain/prayer/jumuah.ts',
      'src/domain/prayer/dayLine.ts',
      'src/domain/prayer/moments.ts',
    ],
  },
]

/** The same for the bundler. */
export const chunkGroups = CHUNKS.map(({ name, priority, modules }) => ({
  name,
  priority,
  test: (id: string) => modules.some(module => id.includes(module)),
}))

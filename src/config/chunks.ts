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
    // On every page: the document's script with all that it uses, and what imports other files later.
    name: 'site',
    priority: 5,
    modules: [
      'vite/preload-helper',
      'src/layouts/Document.astro?',
      'src/domain/content/escape.ts',
      'src/domain/prayer/names.ts',
      'src/texts/closures.ts',
      'src/texts/marks.ts',
      'src/texts/prayerNames.ts',
    ],
  },
  {
    name: 'react',
    priority: 4,
    modules: [
      ...['react', 'react-dom', 'scheduler', '@nanostores/react'].map(
        name => `node_modules/${name}/`,
      ),
      'src/islands/ui/Glyph.tsx',
    ],
  },
  {
    // The rules that several views of events share, without React, since an event's page has none.
    name: 'events',
    priority: 3,
    modules: [
      'src/contract/listedEvents.ts',
      'src/domain/content/image.ts',
      'src/domain/content/items.ts',
      'src/domain/events/address.ts',
      'src/domain/events/canceled.ts',
      'src/domain/events/carousel.ts',
      'src/domain/events/dates.ts',
      'src/domain/events/eventHtml.ts',
      'src/domain/events/groups.ts',
      'src/domain/events/hours.ts',
      'src/domain/events/image.ts',
      'src/domain/events/linked.ts',
      'src/domain/events/listing.ts',
      'src/domain/events/occurrences.ts',
      'src/domain/events/picture.ts',
      'src/domain/events/recurrence.ts',
      'src/domain/events/relative.ts',
      'src/domain/events/rhythm.ts',
      'src/domain/events/words.ts',
      'src/domain/lists/categories.ts',
      'src/islands/ui/direction.ts',
      'src/locale/ownList.ts',
      'src/stores/events.ts',
      'src/texts/eventPicture.ts',
      'src/texts/eventWords.ts',
    ],
  },
  {
    // The parts of their cards.
    name: 'cards',
    priority: 3,
    modules: ['src/islands/events/EventSlide.tsx', 'src/texts/week.ts'],
  },
  {
    // A month of entries, for the events page, the school's calendar and the panel.
    name: 'calendar',
    priority: 3,
    modules: ['src/islands/ui/calendar/', 'src/texts/monthCalendar.ts'],
  },
  {
    // The times that the widget, the months and home's week read, and what is said of a day.
    name: 'day',
    priority: 3,
    modules: [
      'src/domain/prayer/changes.ts',
      'src/domain/prayer/dayLine.ts',
      'src/domain/prayer/hijriParts.ts',
      'src/domain/prayer/hijriWords.ts',
      'src/domain/prayer/jumuah.ts',
      'src/domain/prayer/jumuahChanges.ts',
      'src/domain/prayer/moments.ts',
      'src/domain/prayer/notices.ts',
      'src/domain/prayer/ranges.ts',
      'src/domain/prayer/season.ts',
      'src/domain/prayer/view/times.ts',
      'src/texts/hijri.ts',
      'src/texts/prayerPage.ts',
      'src/texts/prayerTables.ts',
    ],
  },
  {
    // What computes prayer times, for dates of events and for the panel.
    name: 'clocks',
    priority: 2,
    modules: ['src/domain/events/clocks.ts'],
  },
  {
    // What the smaller parts of visitors' pages share with the panel, which is then no part of theirs:
    // the contact form's rules, who is signed in.
    name: 'shared',
    priority: 3,
    modules: [
      'src/contract/logout.ts',
      'src/contract/notAllowed.ts',
      'src/contract/sessionStatus.ts',
      'src/contract/uploads.ts',
      'src/domain/account/roles.ts',
      'src/domain/contact/subjects.ts',
      'src/domain/content/plainText.ts',
      'src/stores/logout.ts',
      'src/stores/sessionCheck.ts',
      'src/texts/categories.ts',
      'src/texts/contactFields.ts',
      'src/texts/contactForm.ts',
      'src/texts/ui.ts',
    ],
  },
  {
    // The icons that scripts without React draw.
    name: 'glyphs',
    priority: 3,
    modules: ['src/islands/ui/glyphHtml.ts', 'src/islands/ui/lucideOnSite.ts'],
  },
  {
    // What is said of notices.
    name: 'notices',
    priority: 3,
    modules: [
      'src/domain/notices/kinds.ts',
      'src/domain/notices/notice.ts',
      'src/domain/notices/words.ts',
      'src/texts/notices.ts',
    ],
  },
  {
    // Colors of the site's own, where a page that was built before names another.
    name: 'palette',
    priority: 3,
    modules: ['src/domain/theme/oklch.ts', 'src/domain/theme/palette.ts'],
  },
  {
    name: 'icons',
    priority: 3,
    modules: ['src/islands/ui/lucide.ts'],
  },
  {
    // The forms for signing in.
    name: 'signIn',
    priority: 2,
    modules: ['src/islands/signIn/'],
  },
  {
    // The fields that these and the panel have.
    name: 'formFields',
    priority: 3,
    modules: [
      'src/contract/passkeys.ts',
      'src/domain/account/returnPath.ts',
      'src/islands/ui/CodeField.tsx',
      'src/islands/ui/Form.tsx',
      'src/islands/ui/Notice.tsx',
      'src/islands/ui/PasswordField.tsx',
      'src/islands/ui/TextField.tsx',
      'src/stores/passkeys.ts',
      'src/texts/signIn.ts',
    ],
  },
  {
    // What the panel shares with the editor on the pages of the site, which has no schemas.
    name: 'editing',
    priority: 2,
    modules: [
      'src/contract/collections.ts',
      'src/contract/documents.ts',
      'src/domain/content/people.ts',
      'src/domain/content/registry.ts',
      'src/domain/time/intl.ts',
      'src/islands/ui/Dialog.tsx',
      'src/panel/content/content.ts',
      'src/panel/editing/formStore.ts',
      'src/panel/editing/savedBy.ts',
      'src/panel/shell/BannerHost.tsx',
      'src/panel/shell/Boundary.tsx',
      'src/panel/shell/DialogEnd.tsx',
      'src/panel/shell/FileButton.tsx',
      'src/panel/shell/Folded.tsx',
      'src/panel/shell/NotLoaded.tsx',
      'src/panel/shell/arrange.css',
      'src/panel/shell/entries.ts',
      'src/panel/shell/later.ts',
      'src/panel/shell/navigation.ts',
      'src/panel/shell/role.ts',
      'src/panel/shell/shared.css',
      'src/panel/shell/toasts.css',
    ],
  },
  {
    // What every page of the panel needs; its larger ones are loaded as they are opened.
    name: 'panel',
    priority: 1,
    modules: ['src/panel/AdminPanel.tsx'],
  },
]

/** The same for the bundler. */
export const chunkGroups = CHUNKS.map(({ name, priority, modules }) => ({
  name,
  priority,
  test: (id: string) => modules.some(module => id.includes(module)),
}))

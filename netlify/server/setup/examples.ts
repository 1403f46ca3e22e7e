import { type Example, examplesIn } from '#config/examples.ts'
import { contentOf } from '#config/seed/releases.ts'
import type { User } from '#domain/account/user.ts'
import type { PageDefinition } from '#domain/content/registry/define.ts'
import { registry, type SectionPath } from '#domain/content/registry.ts'
import type { SavedContent } from '#domain/content/saved.ts'
import { isSeed } from '#domain/prayer/seed.ts'
import type { Structure } from '#domain/structure/structure.ts'
import { isPublicText, tellsOfNoSchool } from '#domain/structure/texts.ts'
import { contentDocument } from '../storage/content.ts'
import { read } from '../storage/documents.ts'
import { eventsDocument } from '../storage/events.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'
import { readStructure } from '../storage/structure.ts'
import { usersDocument } from '../storage/users.ts'
import { mailState } from './mailState.ts'

const TIMES = { place: 'Place on the map', iqama: 'Iqama times', jumuah: "Jumu'ah times" } as const

/** The pages that say something which nobody here has written, with how much. */
function unwritten(content: SavedContent, structure: Structure) {
  return Object.entries<PageDefinition>(registry).flatMap(([id, { title, sections }]) => {
    if (!isPublicText(structure, id)) return []
    const texts = Object.keys(sections).filter(section => {
      const path = `${id}/${section}` as SectionPath
      return (
        !content.sections[path] &&
        !tellsOfNoSchool(structure, id, section) &&
        !/^(\[\])?$/.test(contentOf(content, path).trim())
      )
    }).length
    return texts > 0 ? [{ id, title, texts }] : []
  })
}

/**
 * Every value of the site that is still an example or not set, and of the accounts the address of
 * that one, or of all. Throws StorageError.
 */
export async function remainingExamples(account?: User): Promise<Example[]> {
  const [{ value: content }, { value: prayer }, { value: stored }, { structure }] =
    await Promise.all([
      read(contentDocument),
      read(prayerSettingsDocument),
      read(eventsDocument),
      readStructure(),
    ])
  const users = account ? [account] : (await read(usersDocument)).value.users
  return examplesIn({
    isStarted: content.start !== undefined,
    pages: content.start ? [] : unwritten(content, structure),
    events: stored.events.filter(({ revision }) => revision === 0).length,
    times: (['place', 'iqama', 'jumuah'] as const).flatMap(part =>
      isSeed(part, prayer) ? TIMES[part] : [],
    ),
    hasSchool: structure.sites.school.on,
    text: path => contentOf(content, path),
    mail: await mailState(),
    adminEmails: users.map(({ email }) => email),
  })
}

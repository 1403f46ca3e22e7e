import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { readStored, STORED_KINDS, storedKind } from '#server/backup/stored.ts'
import { writeShape } from '#server/storage/shape/write.ts'

const HERE = new URL('.', import.meta.url)
const SERVER = new URL('../../netlify/server/', HERE)

/** Kinds that no release has stored yet: each moves into the examples of the next release. */
const UNRELEASED: readonly string[] = []

interface Example {
  release: string
  store: string
  key: string
  bytes: Buffer
}

const releases = readdirSync(HERE, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }) => name)
const examples: Example[] = releases.flatMap(release => {
  const folder = new URL(`${release}/entries/`, HERE)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.json'))
    .map(name => {
      const [store = '', ...key] = name.replace(/\.json$/, '').split(/[\\/]/)
      return { release, store, key: key.join('/'), bytes: readFileSync(new URL(name, folder)) }
    })
})

describe('every example of what a release stored', () => {
  it.each(
    examples.map(example => [`${example.release}: ${example.store}/${example.key}`, example]),
  )('%s is read whole and loses nothing when it is saved', (_, { store, key, bytes }) => {
    const kind = storedKind(store, key)
    expect(kind, 'has no reader').toBeDefined()
    const reading = readStored(kind!, bytes)
    expect(reading.unreadable).toEqual([])
    expect(writeShape(kind!.shape, reading.value, reading)).toMatchObject(reading.base as object)
  })

  it.each(STORED_KINDS.map(kind => [kind.shape.name, kind] as const))(
    'includes one of: %s',
    (name, kind) => {
      const own = examples.filter(({ store, key }) => storedKind(store, key) === kind)
      expect(own.length > 0).toBe(!UNRELEASED.includes(name))
    },
  )

  it('has a sentence for every upgrade, which CHANGELOG.md has too', () => {
    const changelog = readFileSync(new URL('../../CHANGELOG.md', HERE), 'utf8')
    const missing = STORED_KINDS.flatMap(({ shape }) =>
      Object.keys(shape.upgrade).flatMap(from => {
        const note = shape.upgradeNotes[Number(from)]
        return note && changelog.includes(note) ? [] : `${shape.name}, from version ${from}`
      }),
    )
    expect(missing).toEqual([])
  })

  it('keeps the rule for long twilights that a site stored before others could be chosen', () => {
    const stored = examples.filter(
      ({ release, key }) => release === '1' && key === 'prayer-settings',
    )
    const rules = stored.map(({ store, key, bytes }) => {
      const { value } = readStored(storedKind(store, key)!, bytes)
      return (value as PrayerSettings).calculation.highLatitudeRule
    })
    expect(rules).toEqual(['middle-of-the-night'])
  })

  it('keeps the rounding of an iqama that had a kind of rule of its own', () => {
    const rules = examples
      .filter(({ key }) => key === 'prayer-settings')
      .map(({ store, key, bytes }) => {
        const { value } = readStored(storedKind(store, key)!, bytes)
        return (value as PrayerSettings).iqama.isha.at(-1)!.rule
      })
    const rule = { kind: 'after-athan', minutes: 10, roundTo: 5, notAfter: '22:30' }
    expect(rules).toEqual(rules.map(() => rule))
  })

  it('covers every document, entry and log that the server declares', () => {
    const declared = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .filter(name => !/^storage[\\/](?:shape[\\/]|documents\.ts|itemVersions\.ts|log\.ts)/.test(name))
      .flatMap(name => {
        const source = readFileSync(new URL(name, SERVER), 'utf8')
        return [
          ...source.matchAll(/(?<![\w.])(document|entry|itemVersions|log)(?:<[^()]*>)?\(\s*['{]/g),
        ]
      })
      // A log has entries, months of them and an index.
      .flatMap(([, kind]) => (kind === 'log' ? ['entry', 'month', 'index'] : [kind]))
    expect(declared).toHaveLength(STORED_KINDS.length)
  })
})

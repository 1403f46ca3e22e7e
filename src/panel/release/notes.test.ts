import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { VERSION } from '#config/version.ts'
import { releaseNotes } from './notes.ts'

const CHANGELOG = `# Changelog

## [Unreleased]

### In the panel

- Later.

## [0.3.0] - 2027-01-01

### For visitors

- Pages are lighter.

### In the panel

- Notices can repeat.
- Events too.

### For maintainers

- \`npm start\` is quicker.

## [0.2.0] - 2026-11-23

### In the panel

- Earlier.
`

it('takes from the changelog what a release changed for visitors and volunteers', () => {
  expect(releaseNotes(CHANGELOG, '0.3.0')).toEqual([
    { heading: 'For visitors', lines: ['Pages are lighter.'] },
    { heading: 'In the panel', lines: ['Notices can repeat.', 'Events too.'] },
  ])
  expect(releaseNotes(CHANGELOG, '9.9.9')).toEqual([])
})

it('has plain words for what this release changed', () => {
  const changelog = readFileSync(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8')
  const notes = releaseNotes(changelog, VERSION)
  expect(notes.map(({ heading }) => heading)).toEqual(['For visitors', 'In the panel'])
  for (const line of notes.flatMap(({ lines }) => lines)) {
    expect(line).not.toMatch(/[`*]|\]\(|[A-Z]+_[A-Z]+|\/api\//)
    expect(line.length).toBeLessThanOrEqual(240)
  }
})

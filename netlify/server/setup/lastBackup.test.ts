import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetEnv } from '../env.ts'
import { backupHealth, noteBackup } from './lastBackup.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'last-backup-'))
  vi.stubEnv('STORAGE_FOLDER', folder)
  forgetEnv()
})
afterEach(() => {
  vi.unstubAllEnvs()
  forgetEnv()
  rmSync(folder, { recursive: true })
})

const MADE = new Date('2026-11-20T03:15:00.000Z')
const after = (hours: number) => new Date(MADE.getTime() + hours * 3_600_000)

it.each([
  [0, 'current'],
  [49, 'current'],
  [51, 'old'],
])('calls a backup of %i hours ago %s', async (hours, state) => {
  await noteBackup(folder, MADE)
  expect(await backupHealth(after(hours))).toEqual({ state, at: MADE.toISOString() })
})

it.each([
  ['there was none', () => {}],
  ['the note is damaged', () => writeFileSync(join(folder, 'last-backup.json'), '{"at":')],
])('knows of no backup where %s', async (_, prepare) => {
  prepare()
  expect(await backupHealth(MADE)).toEqual({ state: 'unknown', at: null })
})

import { type FirstAdmin, prepareNewSite } from '../auth/newSite.ts'
import { UnreadableError } from '../storage/errors.ts'
import { remainingExamples } from './examples.ts'

interface FirstStart {
  /** The admin just made; `password`: only when it was generated. Absent on every later start. */
  admin?: FirstAdmin
  /** Lines for the person who runs the site: what still needs attention. */
  notes: string[]
}

/** Makes a new site usable, and returns what is left to do. Throws StorageError. */
export async function firstStart(): Promise<FirstStart> {
  const { admin, problems } = await prepareNewSite()
  return { ...(admin && { admin }), notes: [...problems, ...(await exampleNotes())] }
}

/** The same list as the dashboard's, with the page of the panel or the variable where each is set. */
async function exampleNotes(): Promise<string[]> {
  const examples = await remainingExamples().catch(error => {
    if (error instanceof UnreadableError) return []
    throw error
  })
  if (examples.length === 0) return []
  const lines = examples.map(({ name, at }) => `  ${name.padEnd(24)} ${at}`)
  return ['Still examples, or not set yet (in the panel, or by environment variables):', ...lines]
}

import { atom } from 'nanostores'
import { CallError } from '#contract/failure.ts'
import {
  endPersonSessions,
  getPeople,
  invitePerson,
  type PasswordLink,
  removePerson,
  resetPerson,
} from '#contract/people.ts'
import type { Person } from '#domain/account/profile.ts'
import { showSuccess } from './banner.ts'
import { question, textOf } from './loaded.ts'
import { callAsAdmin } from './session.ts'

/** All admins of the site. */
export const people = question(async () => (await callAsAdmin(getPeople)).people)

/** What is being done to whom, step by step in a dialog. */
export type PeopleTask =
  | { task: 'none' }
  | { task: 'invite'; busy: boolean; problem: string | null; fields: Record<string, string> }
  | { task: 'reset' | 'remove' | 'signOut'; person: Person; busy: boolean; problem: string | null }
  | { task: 'link'; name: string; kind: 'invitation' | 'reset'; link: PasswordLink }

export const $peopleTask = atom<PeopleTask>({ task: 'none' })

export const beginInvite = () =>
  $peopleTask.set({ task: 'invite', busy: false, problem: null, fields: {} })
export const beginFor = (task: 'reset' | 'remove' | 'signOut', person: Person) =>
  $peopleTask.set({ task, person, busy: false, problem: null })
export const endPeopleTask = () => $peopleTask.set({ task: 'none' })

/** Makes an invitation; the link is shown to be handed on. */
export async function invite(name: string, email: string): Promise<void> {
  const now = $peopleTask.get()
  if (now.task !== 'invite' || now.busy) return
  const fields: Record<string, string> = {}
  if (name.trim() === '') fields.name = 'Enter a name.'
  if (!/^\S+@\S+\.\S+$/.test(email.trim())) {
    fields.email = 'Enter an e-mail address such as amina@example.org.'
  }
  if (Object.keys(fields).length > 0) {
    $peopleTask.set({ ...now, fields, problem: null })
    return
  }
  await attempt({ ...now, fields: {} }, async () => {
    const link = await callAsAdmin(invitePerson, { body: { name, email } })
    return { task: 'link', kind: 'invitation', name: link.person.name, link }
  })
}

/** Makes a link to a new password. */
export async function reset(removeTwoFactor: boolean): Promise<void> {
  const now = $peopleTask.get()
  if (now.task !== 'reset' || now.busy) return
  const { id, name, invited } = now.person
  await attempt(now, async () => {
    const link = await callAsAdmin(resetPerson, { params: { id }, body: { removeTwoFactor } })
    return { task: 'link', kind: invited ? 'invitation' : 'reset', name, link }
  })
}

/** Removes an admin. */
export async function remove(): Promise<void> {
  const now = $peopleTask.get()
  if (now.task !== 'remove' || now.busy) return
  await attempt(now, async () => {
    await callAsAdmin(removePerson, { params: { id: now.person.id } })
    showSuccess(`${now.person.name} is no longer an admin.`)
    return { task: 'none' }
  })
}

/** Signs an admin out on all their devices. */
export async function signOutPerson(): Promise<void> {
  const now = $peopleTask.get()
  if (now.task !== 'signOut' || now.busy) return
  await attempt(now, async () => {
    await callAsAdmin(endPersonSessions, { params: { id: now.person.id } })
    showSuccess(`${now.person.name} is signed out everywhere.`)
    return { task: 'none' }
  })
}

/** Whether nobody else could sign in without this person; the server decides in the end. */
export const isLastWhoCanSignIn = (person: Person, all: readonly Person[]) =>
  !all.some(other => other.id !== person.id && !other.invited)

async function attempt(
  now: Extract<PeopleTask, { busy: boolean }>,
  next: () => Promise<PeopleTask>,
): Promise<void> {
  $peopleTask.set({ ...now, busy: true, problem: null })
  try {
    $peopleTask.set(await next())
    void people.load()
  } catch (error) {
    const fields = error instanceof CallError ? error.fields : {}
    const problem = Object.keys(fields).length > 0 ? null : textOf(error)
    $peopleTask.set({ ...now, problem, ...(now.task === 'invite' && { fields }) })
  }
}

import { atom } from 'nanostores'
import { CallError } from '#contract/failure.ts'
import {
  changeRole,
  getPeople,
  invitePerson,
  type PasswordLink,
  removePerson,
  resetPerson,
  signOutPerson,
} from '#contract/people.ts'
import type { Person } from '#domain/account/profile.ts'
import { isOwner, type Role, roleInWords, roleWords } from '#domain/account/roles.ts'
import { PersonFieldsSchema } from '#domain/account/user.ts'
import { errorsByPath } from '#domain/declared/schema.ts'
import { orShowError, showSuccess } from '#panel/shell/banner.ts'
import { resource, textOf } from '#panel/shell/loaded.ts'
import { callWithProof } from '#panel/shell/proof.ts'
import { callAsAdmin, checkSession } from '#panel/shell/session.ts'

/** All accounts of the site, and from when the caller may decide over them. */
export const people = resource(() => callAsAdmin(getPeople))

interface Invitee {
  name: string
  email: string
  role: Role
}

/** What is being done to whom, where it takes a dialog of its own beside the one for proof. */
type PeopleTask =
  | { task: 'none' }
  | { task: 'invite'; values: Invitee; problem: string | null; fields: Record<string, string> }
  | { task: 'role'; person: Person; problem: string | null }
  | { task: 'reset'; person: Person; problem: string | null }
  | { task: 'link'; name: string; kind: 'invitation' | 'reset'; link: PasswordLink }

export const $peopleTask = atom<PeopleTask>({ task: 'none' })

export const beginInvite = () =>
  $peopleTask.set({
    task: 'invite',
    values: { name: '', email: '', role: 'editor' },
    problem: null,
    fields: {},
  })
export const beginRole = (person: Person) =>
  $peopleTask.set({ task: 'role', person, problem: null })
export const beginReset = (person: Person) =>
  $peopleTask.set({ task: 'reset', person, problem: null })
export const endPeopleTask = () => $peopleTask.set({ task: 'none' })

/** Creates an invitation and shows its link. */
export async function invite(typed: Invitee): Promise<void> {
  const values = { ...typed, name: typed.name.trim(), email: typed.email.trim() }
  const now: PeopleTask = { task: 'invite', values, problem: null, fields: {} }
  const fields = errorsByPath(PersonFieldsSchema, values)
  if (Object.keys(fields).length > 0) {
    $peopleTask.set({ ...now, fields })
    return
  }
  endPeopleTask()
  try {
    const link = await callWithProof(
      invitePerson,
      { body: values },
      {
        title: `Invite ${values.name}`,
        lead: `${values.email} will be ${roleInWords(values.role)}: ${mayInWords(values.role)}`,
        button: 'Invite',
      },
    )
    $peopleTask.set(link ? { task: 'link', kind: 'invitation', name: values.name, link } : now)
    if (link) void people.load()
  } catch (error) {
    const fields = error instanceof CallError ? error.fields : {}
    const problem = Object.keys(fields).length > 0 ? null : textOf(error)
    $peopleTask.set({ ...now, problem, fields })
  }
}

/** Gives somebody another role. */
export async function setRole(person: Person, role: Role): Promise<void> {
  endPeopleTask()
  try {
    if (!(await saveRole(person, role))) beginRole(person)
  } catch (error) {
    $peopleTask.set({ task: 'role', person, problem: textOf(error) })
  }
}

/** Gives somebody another role after proof, and says so; false where the admin cancels. Throws CallError. */
export async function saveRole({ id, name, you }: Person, role: Role): Promise<boolean> {
  const changed = await callWithProof(
    changeRole,
    { params: { id }, body: { role } },
    {
      title: you ? `Become ${roleInWords(role)}?` : `Make ${name} ${roleInWords(role)}?`,
      lead: `${mayInWords(role)} ${you ? 'Only another owner can change that again.' : `${name} is notified. It counts at once.`}`,
      button: you ? `Become ${roleInWords(role)}` : `Make ${name} ${roleInWords(role)}`,
      isDanger: you,
    },
  )
  if (!changed) return false
  showSuccess(`${you ? 'You are' : `${name} is`} now ${roleInWords(role)}.`)
  if (you) void checkSession()
  else void people.load()
  return true
}

/** What a role may do, as a sentence of a dialog. */
const mayInWords = (role: Role) => roleWords(role).may

/** Makes a link to a new password. */
export async function reset(person: Person, removeTwoFactor: boolean): Promise<void> {
  const { id, name, invited } = person
  const kind = invited ? 'invitation' : 'reset'
  endPeopleTask()
  try {
    const link = await callWithProof(
      resetPerson,
      { params: { id }, body: { removeTwoFactor } },
      {
        title: linkTitle(person),
        lead: invited
          ? 'The earlier link stops working.'
          : `${name} is notified that you made it${removeTwoFactor ? ', and that it turns two-factor authentication off' : ''}.`,
        button: 'Create link',
      },
    )
    $peopleTask.set(
      link ? { task: 'link', kind, name, link } : { task: 'reset', person, problem: null },
    )
  } catch (error) {
    $peopleTask.set({ task: 'reset', person, problem: textOf(error) })
  }
}

/** What a link for somebody is called, by what it is for. */
export const linkTitle = ({ name, invited }: Person) =>
  `${invited ? 'New invitation' : 'Password'} link for ${name}`

/** Removes an admin. */
export async function removeFromAdmins(person: Person): Promise<void> {
  const { id, name, you } = person
  await attempt(`${name} is no longer an admin.`, () =>
    callWithProof(
      removePerson,
      { params: { id }, body: {} },
      {
        title: `Remove ${name}?`,
        lead: `${removalInWords(person)} What was changed on the site stays.`,
        button: you ? 'Remove me' : `Remove ${name}`,
        isDanger: true,
      },
    ),
  )
}

/** Signs an admin out on all their devices. */
export async function signOut({ id, name }: Person): Promise<void> {
  await attempt(`${name} is signed out everywhere.`, () =>
    callWithProof(
      signOutPerson,
      { params: { id }, body: {} },
      {
        title: `Sign ${name} out everywhere?`,
        lead: `For a phone or computer that was lost. ${name} is notified and can sign in again with the same password. If someone else may know the password, create a password link as well.`,
        button: 'Sign out everywhere',
        isDanger: true,
      },
    ),
  )
}

/** Whether this is the last owner who can sign in; the server decides in the end. */
export const isOnlyOwner = (person: Person, all: readonly Person[]) =>
  isOwner(person.role) &&
  !all.some(other => other.id !== person.id && isOwner(other.role) && !other.invited)

function removalInWords({ you, invited }: Person): string {
  if (you) return 'You are signed out, and only an owner can invite you again.'
  if (invited) return 'The invitation stops working.'
  return 'They are notified, are signed out everywhere and can no longer sign in.'
}

const attempt = (done: string, run: () => Promise<object | null>) =>
  orShowError(async () => {
    if (!(await run())) return
    showSuccess(done)
    void people.load()
  })

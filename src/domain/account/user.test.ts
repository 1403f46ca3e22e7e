import { describe, expect, it } from 'vitest'
import type { Role } from './roles.ts'
import {
  isLastOwner,
  newUser,
  ProfileFieldsSchema,
  UserSchema,
  type Users,
  userByEmail,
  withUser,
} from './user.ts'

const HASH = '$scrypt$ln=17,r=8,p=1$c2FsdA$a2V5'
const user = (id: string, passwordHash: string | null = HASH, role: Role = 'admin') =>
  newUser({
    id,
    role,
    email: `${id}@example.org`,
    name: id,
    passwordHash,
    createdAt: '2026-11-21T00:00:00.000Z',
  })
const of = (...users: Users['users']): Users => ({ users })

describe('accounts', () => {
  it('reads an account stored before the second factor and links existed', () => {
    const { id, email, name, role, passwordHash, createdAt } = user('amina')
    const read = UserSchema.parse({ id, email, name, role, passwordHash, createdAt })
    expect(read).toMatchObject({ twoFactor: null, links: [], sessionVersion: 0, avatar: null })
  })

  it.each(['amina@example.org', 'AMINA@Example.org', ' amina@example.org '])(
    'finds an account by %j',
    email => expect(userByEmail(of(user('amina')), email)?.id).toBe('amina'),
  )

  it('finds no account by a part of its address', () => {
    expect(userByEmail(of(user('amina')), 'amina')).toBeUndefined()
  })

  it.each([
    ['alone', of(user('amina')), true],
    ['beside another', of(user('amina'), user('bilal')), false],
    ['beside an invitation alone', of(user('amina'), user('bilal', null)), true],
    ['beside an editor', of(user('amina'), user('bilal', HASH, 'editor')), true],
    ['as an editor', of(user('amina', HASH, 'editor')), false],
  ])('tells the last owner %s', (_, users, last) => expect(isLastOwner(users, 'amina')).toBe(last))

  it('changes only one account', () => {
    const changed = withUser(of(user('amina'), user('bilal')), 'bilal', one => ({
      ...one,
      bio: 'Imam',
    }))
    expect(changed.users.map(({ bio }) => bio)).toEqual(['', 'Imam'])
  })
})

describe('the profile of an admin', () => {
  const typed = { name: ' Amina Khan ', email: ' amina@example.org ', bio: '' }

  it('is stored without surrounding spaces', () => {
    expect(ProfileFieldsSchema.parse(typed)).toEqual({
      name: 'Amina Khan',
      email: 'amina@example.org',
      bio: '',
    })
  })

  it('has a name of one line, without marks that turn the text after it', () => {
    const name = 'Amina\r\nRemoved Bilal\u0007 \u202efrom'
    expect(ProfileFieldsSchema.parse({ ...typed, name }).name).toBe('Amina Removed Bilal from')
  })

  it.each([
    [{ name: ' ' }, 'name', 'Enter a name.'],
    [{ name: 'x'.repeat(81) }, 'name', 'at most 80'],
    [{ email: '' }, 'email', 'such as amina@example.org'],
    [{ email: 'nobody' }, 'email', 'such as amina@example.org'],
    [{ bio: 'x'.repeat(1001) }, 'bio', 'at most 1000'],
  ])('is rejected by its field: %j', (change, field, text) => {
    const issues = ProfileFieldsSchema.safeParse({ ...typed, ...change }).error?.issues ?? []
    expect(issues.map(({ path }) => path[0])).toEqual([field])
    expect(issues[0]?.message).toContain(text)
  })
})

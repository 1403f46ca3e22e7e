import { expect, it } from 'vitest'
import { readCommand, UsageError } from './command.ts'

it.each([
  ['list', { name: 'list' }, false],
  ['list --site', { name: 'list' }, true],
  ['push-key', { name: 'push-key' }, false],
  [
    'create amina@example.org Amina',
    { name: 'create', email: 'amina@example.org', person: 'Amina' },
    false,
  ],
  [
    'create amina@example.org',
    { name: 'create', email: 'amina@example.org', person: 'amina' },
    false,
  ],
  [
    'reset amina@example.org',
    { name: 'reset', email: 'amina@example.org', removesTwoFactor: false },
    false,
  ],
  [
    '--site reset --two-factor amina@example.org',
    { name: 'reset', email: 'amina@example.org', removesTwoFactor: true },
    true,
  ],
])('parses %s', (words, command, deployed) => {
  expect(readCommand(words.split(' '))).toEqual({ command, deployed })
})

it.each([
  '',
  'delete amina@example.org',
  'list amina@example.org',
  'create',
  'create amina',
  'create amina@example.org Amina Khan',
  'create amina@example.org --two-factor',
  'reset',
  'reset amina@example.org Amina',
  'list --all',
])('refuses %j', words => {
  expect(() => readCommand(words.split(' ').filter(Boolean))).toThrow(UsageError)
})

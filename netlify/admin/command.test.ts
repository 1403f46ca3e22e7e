import { expect, it } from 'vitest'
import { readCommand, UsageError } from './command.ts'
import commands from './testing/commands.json' with { type: 'json' }

it.each(commands as [string, object, boolean][])('parses %s', (words, command, deployed) => {
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

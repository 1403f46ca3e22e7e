import { expect, it } from 'vitest'
import { questionsIn } from './questions.ts'

it('reads from the end of a question whether it must be answered, and at length', () => {
  expect(questionsIn('How many are you? *\n Anything else…\nTell us ... *\n*\n\nPlain')).toEqual([
    { label: 'How many are you?', isRequired: true, isLong: false },
    { label: 'Anything else', isRequired: false, isLong: true },
    { label: 'Tell us', isRequired: true, isLong: true },
    { label: 'Plain', isRequired: false, isLong: false },
  ])
})

import { expect, it } from 'vitest'
import { formFields, questionsIn } from './answers.ts'

it('reads from the end of a question whether it must be answered, and at length', () => {
  expect(
    questionsIn(['How many are you? *', 'Anything else…', 'Tell us ... *', '*', 'Plain']),
  ).toEqual([
    { label: 'How many are you?', isRequired: true, isLong: false },
    { label: 'Anything else', isRequired: false, isLong: true },
    { label: 'Tell us', isRequired: true, isLong: true },
    { label: 'Plain', isRequired: false, isLong: false },
  ])
})

it('makes a message of answers, and leaves other forms as they are', () => {
  const form = new FormData()
  form.set('name', 'Zayd')
  form.set('message', 'Salam')
  expect(formFields(form)).toEqual({ name: 'Zayd', message: 'Salam' })
  form.set('about', 'Iftar')
  form.set('question:How many?', ' 4 ')
  form.set('question:Which day?', ' ')
  form.set('question:Allergies', 'Nuts')
  expect(formFields(form).message).toBe('Iftar\n\nHow many?\n4\n\nAllergies\nNuts')
})

import { expect, it } from 'vitest'
import { submittedFields } from './answers.ts'

it('makes a message of answers, and leaves other forms as they are', () => {
  const form = new FormData()
  form.set('name', 'Zayd')
  form.set('message', 'Salam')
  expect(submittedFields(form)).toEqual({ name: 'Zayd', message: 'Salam' })
  form.set('about', 'Iftar')
  form.set('question:How many?', ' 4 ')
  form.set('question:Which day?', ' ')
  form.set('question:Allergies', 'Nuts')
  expect(submittedFields(form)).toMatchObject({
    message: 'Iftar\n\nHow many?\n4\n\nAllergies\nNuts',
    answered: ['How many?', 'Allergies'],
  })
  // One that asks for no more than who comes, or where nothing has to be answered.
  for (const question of ['How many?', 'Allergies']) form.delete(`question:${question}`)
  expect(submittedFields(form).message).toBe('Iftar')
})

import { expect, it } from 'vitest'
import { seedHabits } from '#domain/habits/habits.ts'
import { SEED_CATEGORIES } from '#domain/lists/categories.ts'
import { mergeHabits } from './habits.ts'

it('keeps the categories that two owners add to the list that the site came with', () => {
  const added = (id: string) => ({
    ...seedHabits(),
    categories: [...SEED_CATEGORIES, { id, name: id }],
  })
  const { value, conflicts } = mergeHabits(seedHabits(), added('sisters'), added('seniors'))
  expect(conflicts).toEqual([])
  expect(value.categories?.map(({ id }) => id).slice(-2)).toEqual(['seniors', 'sisters'])
})

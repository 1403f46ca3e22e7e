import { expect, it } from 'vitest'
import { apiDescription, pathsOf } from './apiDescription.ts'

it('describes the form of the school only where there is one', () => {
  expect(pathsOf({ hasSchool: true })).toEqual(apiDescription.paths)
  const without = pathsOf({ hasSchool: false })
  expect(Object.keys(without)).toHaveLength(Object.keys(apiDescription.paths).length - 1)
  expect(Object.keys(without).filter(path => path.includes('school'))).toEqual([])
})

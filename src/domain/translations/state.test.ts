import { describe, expect, it } from 'vitest'
import { formerWords, stateOf, stillFitting, textAt, withText } from './state.ts'

const original = (words: string[], language?: string) => ({
  ...{ key: 'k', words },
  ...(language && { language }),
})
const known = (pairs: Record<string, string>) => ({
  k: { of: Object.keys(pairs), text: Object.values(pairs) },
})

describe('the state of a text', () => {
  it.each([
    ['missing', ['A'], {}],
    ['missing', ['A'], { k: { of: ['A'], text: [''] } }],
    ['there', ['A'], known({ A: 'أ' })],
    ['outdated', ['B'], known({ A: 'أ' })],
    ['missing', ['A', 'B'], { k: { of: ['A', 'B'], text: ['أ', ''] } }],
    ['there', ['B', 'A'], known({ A: 'أ', B: 'ب' })],
    ['outdated', ['A', 'C'], known({ A: 'أ', B: 'ب' })],
  ] as const)('is %s for %j', (state, words, texts) => {
    expect(stateOf(original([...words]), texts as never, 'ar')).toBe(state)
  })

  it('is not asked for where the text is in that language', () => {
    expect(stateOf(original(['أ'], 'ar'), {}, 'ar')).toBe('own')
    const begun = { ...original(['A']), isStart: true }
    expect([stateOf(begun, {}, 'ar'), stateOf(begun, {}, 'bn')]).toEqual(['own', 'missing'])
  })
})

describe('a changed original', () => {
  const changed = original(['A', 'C'])
  const texts = known({ A: 'أ', B: 'ب' })

  it('offers what was said of the earlier words at the same place', () => {
    expect([textAt(changed.words, 0, texts.k), textAt(changed.words, 1, texts.k)]).toEqual([
      'أ',
      'ب',
    ])
    expect([
      formerWords(changed.words, 0, texts.k),
      formerWords(changed.words, 1, texts.k),
    ]).toEqual(['', 'B'])
  })

  it('has nothing to offer where words came in between', () => {
    const longer = ['A', 'X', 'C']
    expect(textAt(longer, 1, texts.k)).toBe('')
    expect(formerWords(longer, 1, texts.k)).toBe('')
  })

  it('is current once it is translated, or what is there is said to fit', () => {
    expect(withText(changed, texts, 1, 'ج')).toEqual(known({ A: 'أ', C: 'ج' }))
    expect(stillFitting(changed, texts)).toEqual(known({ A: 'أ', C: 'ب' }))
  })

  it('leaves nothing where every text is taken away', () => {
    expect(withText(original(['A']), known({ A: 'أ' }), 0, '')).toEqual({})
  })
})

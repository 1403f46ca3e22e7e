import { describe, expect, it } from 'vitest'
import { linesOf } from './sectionLines.ts'
import sectionLines from './testing/sectionLines.json' with { type: 'json' }

describe('linesOf', () => {
  it.each(sectionLines as [Parameters<typeof linesOf>[0], string, string[]][])(
    'splits %s %s',
    (kind, content, lines) => {
      expect(linesOf(kind, content)).toEqual(lines)
    },
  )
})

import { describe, expect, it } from 'vitest'
import { linesOf } from './sectionLines.ts'

describe('linesOf', () => {
  it.each<[Parameters<typeof linesOf>[0], string, string[]]>([
    ['text', 'a\nb', ['a', 'b']],
    ['text', '', []],
    ['bullets', 'a\n\n b', ['a', 'b']],
    [
      'faq',
      '[{"question":"Why?","answer":"So\\nthere"}]',
      ['Question: Why?', 'Answer: So', 'there'],
    ],
    ['faq', '[{"question"', ['[{"question"']],
    [
      'schoolEvents',
      '[{"id":"1","date":"2026-12-01","title":"A","description":"","category":"event"}]',
      ['Date: 2026-12-01', 'Title: A', 'Description: ', 'Category: event'],
    ],
    [
      'html',
      '<p>One</p><ul><li>Two</li><li>Three <a href="/x">x</a></li></ul>',
      ['<p>One</p>', '<ul>', '<li>Two</li>', '<li>Three <a href="/x">x</a></li></ul>'],
    ],
  ])('splits %s %s', (kind, content, lines) => {
    expect(linesOf(kind, content)).toEqual(lines)
  })
})

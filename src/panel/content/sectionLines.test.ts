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
    ['image', '/api/uploads/3f2a1b77.webp', ['Picture: uploaded picture 3f2a1b']],
    [
      'image',
      '{"src":"/art/arcade.svg","alt":"The arcade"}',
      ['Picture: arcade.svg', 'What the picture shows: The arcade'],
    ],
    ['image', '', []],
    [
      'photos',
      '[{"image":"https://example.org/a/b.png?w=9","alt":""}]',
      ['Picture: b.png', 'What the picture shows: '],
    ],
    [
      'people',
      '[{"name":"A","position":"B","photo":"/api/uploads/3f2a1b77.webp"}]',
      ['Name: A', 'Position: B', 'Photo: uploaded picture 3f2a1b'],
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

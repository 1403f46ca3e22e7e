import { describe, expect, it } from 'vitest'
import { allowedHtml } from '#domain/content/html.ts'
import { htmlOf, pastedHtml, type RichNode, toEditor } from './richText.ts'
import pastes from './testing/pasted.json' with { type: 'json' }

const text = (text: string, ...marks: NonNullable<RichNode['marks']>): RichNode => ({
  type: 'text',
  text,
  marks,
})
const node = (type: string, ...content: RichNode[]): RichNode => ({ type, content })
const p = (...content: RichNode[]) => node('paragraph', ...content)
const cell = (type: string, words: string) => node(type, p(text(words)))
const bold = { type: 'bold' }
const link = (href: string) => ({ type: 'link', attrs: { href } })

describe('htmlOf', () => {
  it.each<[RichNode[], string]>([
    [[], ''],
    [[p()], ''],
    [[p(text('a')), p(), p()], '<p>a</p>'],
    [[p(text('a')), p(), p(text('b'))], '<p>a</p>\n<p></p>\n<p>b</p>'],
    [[p(text('a'), { type: 'hardBreak' }, text('b'))], '<p>a<br>b</p>'],
    [
      [{ type: 'orderedList', attrs: { start: 3 }, content: [node('listItem', p(text('a')))] }],
      '<ol start="3">\n<li>a</li>\n</ol>',
    ],
    [
      [
        node('table', {
          type: 'tableRow',
          content: [
            { ...cell('tableHeader', 'a'), attrs: { colspan: 2, rowspan: 1, scope: 'row' } },
            cell('tableCell', 'b'),
          ],
        }),
      ],
      '<table>\n<tbody>\n<tr><th colspan="2" scope="row">a</th><td>b</td></tr>\n</tbody>\n</table>',
    ],
    [[p(text("it's <b> & “so”"))], "<p>it's &lt;b&gt; &amp; “so”</p>"],
    [[p(text('a', bold, { type: 'italic' }))], '<p><em><strong>a</strong></em></p>'],
    [
      [p(text('a', bold, link('https://example.org/?a=1&b=2')))],
      '<p><a href="https://example.org/?a=1&amp;b=2"><strong>a</strong></a></p>',
    ],
    [[p(text('a', link('javascript:alert(1)')))], '<p>a</p>'],
    [[p(text('a', { type: 'underline' }))], '<p>a</p>'],
    [[{ type: 'heading', attrs: { level: 4 }, content: [text('a')] }], '<h4>a</h4>'],
    [[{ type: 'heading', attrs: { level: 1 }, content: [text('a')] }], '<h3>a</h3>'],
    [[node('horizontalRule')], '<hr>'],
    [[node('blockquote', p(text('a')))], '<blockquote>\n<p>a</p>\n</blockquote>'],
    [
      [node('bulletList', node('listItem', p(text('a'))), node('listItem', p(text('b'))))],
      '<ul>\n<li>a</li>\n<li>b</li>\n</ul>',
    ],
    [
      [
        node(
          'orderedList',
          node('listItem', p(text('a')), node('bulletList', node('listItem', p(text('b'))))),
        ),
      ],
      '<ol>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n</ol>',
    ],
    [
      [node('bulletList', node('listItem', p(text('a')), p(text('b'))))],
      '<ul>\n<li><p>a</p>\n<p>b</p>\n</li>\n</ul>',
    ],
    [
      [
        node('tableCaption', text('Times')),
        node(
          'table',
          node('tableRow', cell('tableHeader', 'A'), cell('tableHeader', 'B')),
          node('tableRow', cell('tableHeader', '1'), cell('tableCell', '2')),
        ),
      ],
      '<table>\n<caption>Times</caption>\n<thead><tr><th>A</th><th>B</th></tr></thead>\n<tbody>\n<tr><th>1</th><td>2</td></tr>\n</tbody>\n</table>',
    ],
    [
      [node('table', node('tableRow', cell('tableHeader', 'A')))],
      '<table>\n<tbody>\n<tr><th>A</th></tr>\n</tbody>\n</table>',
    ],
    [[node('tableCaption', text('Alone')), p(text('a'))], '<p>Alone</p>\n<p>a</p>'],
  ])('writes %j', (content, html) => {
    expect(htmlOf({ type: 'doc', content })).toBe(html)
    expect(allowedHtml(html).replaceAll('&#39;', "'")).toBe(html)
  })
})

it('gives the editor the HTML that the site shows, with captions before their tables', () => {
  expect(
    toEditor('<table class="x">\n<caption>A <b>b</b></caption><tr><td>1</td></tr></table>'),
  ).toBe('<p data-caption="">A <b>b</b></p><table><tr><td>1</td></tr></table>')
  expect(toEditor('<p onclick="x()">a</p><img src=x onerror=y>')).toBe('<p>a</p>')
})

it.each(pastes)('cleans pasted HTML: %s', (html, expected) => {
  expect(pastedHtml(html)).toBe(expected)
})

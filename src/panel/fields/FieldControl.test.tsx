import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { DeclaredField } from '#domain/declared/fields.ts'
import { FieldControl } from './FieldControl.tsx'

const html = (field: Partial<DeclaredField>, value: string) =>
  renderToStaticMarkup(
    <FieldControl
      field={{ kind: 'line', most: 80, label: 'Title', ...field } as DeclaredField}
      path="title"
      {...{ value, errors: {}, change: () => {} }}
    />,
  )

it('sets what is typed in its direction and, where its letters say it, its language', () => {
  expect(html({}, 'مسجد میں عید')).toMatch(/<input[^>]* lang="ur" dir="auto"/)
  expect(html({ kind: 'paragraphs' }, 'Eid')).toMatch(/<textarea[^>]* dir="auto"/)
  expect(html({ kind: 'paragraphs' }, 'Eid')).not.toContain('lang=')
  for (const field of [{ kind: 'address' }, { typing: 'tel' }] as const)
    expect(html(field, '12')).not.toContain('dir=')
})

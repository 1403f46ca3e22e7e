import type { ComponentType } from 'react'
import {
  type DeclaredField,
  type Fields,
  isShown,
  type ValueOf,
  type ValuesOf,
} from '#domain/declared/fields.ts'
import { type OwnControlProps, Parts } from './FieldControl.tsx'
import './fields.css'

interface Props<Declaration extends Fields> {
  fields: Declaration
  /** Which of them are drawn here; all by default. */
  only?: (field: DeclaredField) => boolean
  values: { readonly [Name in keyof Declaration]?: ValueOf<Declaration[Name]> | undefined }
  /** By the path inside of the values. */
  errors: Readonly<Record<string, string | undefined>>
  change: (values: Partial<ValuesOf<Declaration>>) => void
  /** The components of an area's own kinds, by their types. */
  own?: Readonly<Record<string, ComponentType<OwnControlProps>>>
}

/** The controls of declared fields, in their order; fields of one section are under its legend. */
export function DeclaredFields<Declaration extends Fields>(props: Props<Declaration>) {
  const { fields, only = () => true, values, errors, change, own } = props
  const sections: { legend: string | undefined; parts: [string, DeclaredField][] }[] = []
  for (const [name, field] of Object.entries(fields)) {
    if (!only(field) || !isShown(field, values)) continue
    if (field.section !== sections.at(-1)?.legend || sections.length === 0) {
      sections.push({ legend: field.section, parts: [] })
    }
    sections.at(-1)?.parts.push([name, field])
  }
  return sections.map(({ legend, parts }, index) => {
    const part = { at: '', fields: parts, value: values, errors, change, own }
    return legend === undefined ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: sections do not move
      <Parts key={index} {...part} />
    ) : (
      <fieldset key={legend}>
        <legend>{legend}</legend>
        <Parts {...part} />
      </fieldset>
    )
  })
}

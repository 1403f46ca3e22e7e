import { type ComponentType, Fragment, type ReactNode } from 'react'
import { type DeclaredField, type Fields, isShown, type ValuesOf } from '#domain/declared/fields.ts'
import { FieldControl, type OwnControlProps } from './FieldControl.tsx'
import './fields.css'

interface Props<Declaration extends Fields> {
  fields: Declaration
  /** Which of them are drawn here; all by default. */
  only?: (field: DeclaredField) => boolean
  values: ValuesOf<Declaration>
  /** By the path inside of the values. */
  errors: Readonly<Record<string, string | undefined>>
  change: (values: Partial<ValuesOf<Declaration>>) => void
  /** The components of an area's own kinds, by their types. */
  own?: Readonly<Record<string, ComponentType<OwnControlProps>>>
}

/** The controls of declared fields, in their order; fields of one section are under its legend. */
export function DeclaredFields<Declaration extends Fields>(props: Props<Declaration>) {
  const { fields, only = () => true, values, errors, change, own } = props
  const shown = Object.entries(fields).filter(([, field]) => only(field) && isShown(field, values))
  const sections: { legend: string | undefined; controls: ReactNode[] }[] = []
  for (const [name, field] of shown) {
    if (field.section !== sections.at(-1)?.legend || sections.length === 0) {
      sections.push({ legend: field.section, controls: [] })
    }
    sections
      .at(-1)
      ?.controls.push(
        <FieldControl
          key={name}
          path={name}
          field={field}
          value={Reflect.get(values, name)}
          errors={errors}
          change={value => change({ [name]: value } as Partial<ValuesOf<Declaration>>)}
          own={own}
        />,
      )
  }
  return sections.map(({ legend, controls }, index) =>
    legend === undefined ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: sections do not move
      <Fragment key={index}>{controls}</Fragment>
    ) : (
      <fieldset key={legend}>
        <legend>{legend}</legend>
        {controls}
      </fieldset>
    ),
  )
}

import { createElement, Fragment, isValidElement, type ReactNode } from 'react'

/** Marks where an element stands in a text. */
const MARK = '\u0001'

/** A text with elements among its values, in the order of the text's language. */
export function inParts(text: (...values: never[]) => string, ...values: ReactNode[]): ReactNode {
  const passed = values.map((value, index) =>
    isElement(value) ? `${MARK}${index}${MARK}` : (value ?? ''),
  )
  const parts = text(...(passed as never[])).split(MARK)
  const shown = parts.map((part, index) => (index % 2 === 0 ? part : values[Number(part)]))
  return createElement(Fragment, null, ...shown)
}

const isElement = (value: ReactNode) =>
  isValidElement(value) || Array.isArray(value) || typeof value === 'boolean'

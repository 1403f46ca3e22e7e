import type { ReactNode } from 'react'
import type { Sort, TableView } from './rules/table.ts'

interface Props {
  name: Sort
  view: TableView
  onSort: (name: Sort) => void
  children: ReactNode
}

/** A column's head that sorts by it; pressed again, in reverse order. */
export function SortHead({ name, view, onSort, children }: Props) {
  const isSorted = view.sort === name
  const way = view.isDescending ? 'descending' : 'ascending'
  return (
    <th scope="col" aria-sort={isSorted ? way : undefined}>
      <button type="button" className="sort bare-button" onClick={() => onSort(name)}>
        {children}
        <span aria-hidden="true">{isSorted ? (view.isDescending ? '↓' : '↑') : ''}</span>
      </button>
    </th>
  )
}

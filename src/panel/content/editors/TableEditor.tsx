import { type ClipboardEvent, useState } from 'react'
import { parseTable, writeTable } from '#domain/content/table.ts'
import { Button } from '#islands/ui/Button.tsx'
import { IconButton } from '#islands/ui/IconButton.tsx'
import { type } from '../editing.ts'
import type { EditorProps } from './editor.ts'
import { faultsInWords } from './faults.ts'
import './tableEditor.css'

type Rows = readonly (readonly string[])[]

const blank = (count: number) => Array<string>(count).fill('')

/** The rows with a block of cells put in from a place on; the table grows where it has to. */
export function withCells(rows: Rows, top: number, left: number, cells: Rows): string[][] {
  const width = Math.max(rows[0]?.length ?? 0, left + Math.max(...cells.map(row => row.length)))
  const height = Math.max(rows.length, top + cells.length)
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => cells[y - top]?.[x - left] ?? rows[y]?.[x] ?? ''),
  )
}

/** A table, cell by cell. */
export function TableEditor({ editing, label, problems }: EditorProps) {
  const [rows, setRows] = useState<Rows>(() => {
    const stored = parseTable(editing.values)
    return stored.length > 0 ? stored : [blank(2), blank(2)]
  })
  const [before, setBefore] = useState<Rows | null>(null)
  const width = rows[0]?.length ?? 0
  const put = (next: Rows, isRemoval = false) => {
    setBefore(isRemoval ? rows : null)
    setRows(next)
    type(next.flat().some(cell => cell.trim()) ? writeTable(next) : '')
  }
  const paste = (event: ClipboardEvent, y: number, x: number) => {
    const text = event.clipboardData.getData('text').replace(/\r?\n$/, '')
    if (!/[\t\n]/.test(text)) return
    event.preventDefault()
    const cells = text.split(/\r?\n/).map(line => line.split('\t'))
    put(withCells(rows, y, x, cells))
  }
  return (
    <fieldset className="table-editor pile-s">
      <legend className="visually-hidden">{label}</legend>
      <div className="table-editor-box">
        <table>
          <tbody>
            {rows.map((row, y) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
              <tr key={y}>
                {row.map((cell, x) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                  <td key={x}>
                    <input
                      className="input"
                      aria-label={`Row ${y + 1}, column ${x + 1}`}
                      placeholder={y === 0 ? `Column ${x + 1}` : undefined}
                      dir="auto"
                      value={cell}
                      onPaste={event => paste(event, y, x)}
                      onChange={({ target }) => put(rows.with(y, row.with(x, target.value)))}
                    />
                  </td>
                ))}
                <td>
                  <IconButton
                    icon="trash2"
                    aria-label={`Remove row ${y + 1}`}
                    title="Remove this row"
                    disabled={rows.length === 1}
                    onClick={() => put(rows.toSpliced(y, 1), true)}
                  />
                </td>
              </tr>
            ))}
            <tr>
              {blank(width).map((_, x) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                <td key={x}>
                  <IconButton
                    icon="trash2"
                    aria-label={`Remove column ${x + 1}`}
                    title="Remove this column"
                    disabled={width === 1}
                    onClick={() =>
                      put(
                        rows.map(row => row.toSpliced(x, 1)),
                        true,
                      )
                    }
                  />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <div className="cluster">
        <Button icon="plus" onClick={() => put([...rows, blank(width)])}>
          Add a row
        </Button>
        <Button icon="plus" onClick={() => put(rows.map(row => [...row, '']))}>
          Add a column
        </Button>
        {before && (
          <Button icon="undo2" onClick={() => put(before)}>
            Undo the removal
          </Button>
        )}
      </div>
      {(problems.length > 0 || editing.errors.content) && (
        <p className="field-error">{faultsInWords(problems) ?? editing.errors.content}</p>
      )}
    </fieldset>
  )
}

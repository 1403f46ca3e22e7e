import type { Kind } from '#domain/content/kinds.ts'
import { type Merged, merge, type Side } from '#panel/editing/merge.ts'
import { isItemKind, readItems, writeItems } from './items.ts'

/** Three-way merge of a section's content: lists item by item, any other text as a whole. */
export function mergeContent(
  kind: Kind,
  base: string,
  mine: string,
  theirs: string,
  choose?: (key: string) => Side,
): Merged<string> {
  const whole = merge(base, mine, theirs, {}, choose)
  if (whole.conflicts.length === 0 || !isItemKind(kind)) return whole
  const [before, my, their] = [base, mine, theirs].map(text => readItems(kind, text))
  if (!before || !my || !their) return whole
  const { value, conflicts } = merge(before, my, their, {}, choose)
  return { value: writeItems(kind, value), conflicts }
}

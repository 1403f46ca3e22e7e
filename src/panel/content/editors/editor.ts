import type { ContentProblem } from '#domain/content/validate.ts'
import type { SectionEditing } from '../editing.ts'

/** What every editor of a section is given. */
export interface EditorProps {
  editing: SectionEditing
  /** The section's name. */
  label: string
  problems: readonly ContentProblem[]
}

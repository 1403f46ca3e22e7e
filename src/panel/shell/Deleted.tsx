import type { ReactNode } from 'react'
import { Button } from '#islands/ui/Button.tsx'

/** Something that was deleted, and can be brought back for a while. */
interface DeletedThing {
  id: string
  name: string
  /** What is before its name. */
  mark?: ReactNode
  /** What tells it apart from others of its name. */
  when?: string
  /** Who deleted it, and until when it can be restored. */
  about: ReactNode
  busy?: boolean
  restore: () => Promise<unknown>
}

interface Props {
  /** What they are: 'Deleted events'. */
  title: string
  things: readonly DeletedThing[]
}

/** What was deleted lately, folded away, each to be brought back. */
export function Deleted({ title, things }: Props) {
  if (things.length === 0) return null
  return (
    <details className="folded">
      <summary>
        {title} ({things.length})
      </summary>
      <ul className="bare rows">
        {things.map(({ id, name, mark, when, about, busy, restore }) => (
          <li key={id}>
            {mark}
            <div className="row-text">
              <p>
                <b>{name}</b>
              </p>
              {when && <p>{when}</p>}
              <p className="muted">{about}</p>
            </div>
            <Button icon="undo2" busy={busy} onClick={() => void restore()}>
              Restore<span className="visually-hidden"> {name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}

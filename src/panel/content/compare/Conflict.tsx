import { useStore } from '@nanostores/react'
import type { SectionAnswer } from '#contract/content.ts'
import { momentInWords } from '#domain/time/momentInWords.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { TwoVersions } from '#panel/editing/TwoVersions.tsx'
import { $now, mosqueZone } from '#stores/clock.ts'
import { compare, type Editing, keepMine, takeTheirs } from '../editing.ts'
import { Comparison } from './Comparison.tsx'

/** Shows what someone else saved beside what is typed here, and lets the admin choose. */
export function Conflict({ editing, newer }: { editing: Editing; newer: SectionAnswer }) {
  const now = useStore($now)
  const when = newer.lastUpdated ? momentInWords(newer.lastUpdated, mosqueZone(), now) : ''
  return (
    <TwoVersions className="section-conflict">
      <Notice kind="warning" role="alert" title="Someone else saved this section meanwhile">
        <p>
          Nothing is lost: look at both and choose. Whatever you replace stays among the earlier
          versions.
        </p>
      </Notice>
      <Comparison
        kind={editing.kind}
        before={{ title: `Theirs${when && `, saved ${when}`}`, content: newer.content }}
        after={{ title: 'Yours, not saved', content: editing.text }}
      />
      <div className="cluster">
        <Button kind="primary" busy={editing.saving} onClick={() => void keepMine()}>
          Keep mine
        </Button>
        <Button onClick={takeTheirs}>Take theirs</Button>
        <Button onClick={() => compare(false)}>Go on editing</Button>
      </div>
    </TwoVersions>
  )
}

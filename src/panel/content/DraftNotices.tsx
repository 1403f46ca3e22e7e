import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { bringMineBack, compare, discard, type Editing } from './editing.ts'

/** Says where the text comes from that stands in the editor, when it is not what is stored. */
export function DraftNotices({ editing }: { editing: Editing }) {
  const { restored, newer, aside } = editing
  return (
    <>
      {restored && (
        <Notice title="What you typed before is back" role="status">
          <p>It is not saved yet. Look it over, then save or discard it.</p>
          <Button kind="link" onClick={discard}>
            Discard draft
          </Button>
        </Notice>
      )}
      {newer && (
        <Notice kind="warning" title="Someone else saved a newer text">
          <p>Yours is kept here. Saving lets you choose between the two.</p>
          <Button kind="link" onClick={() => compare(true)}>
            Compare the two
          </Button>
        </Notice>
      )}
      {aside !== null && (
        <Notice title="Their text is shown now" role="status">
          <p>Yours is put aside until you save or cancel.</p>
          <Button kind="link" onClick={bringMineBack}>
            Bring mine back
          </Button>
        </Notice>
      )}
    </>
  )
}

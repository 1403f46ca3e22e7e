import { useStore } from '@nanostores/react'
import { Button } from '#islands/ui/Button.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { $editor, discardNotice, leaveEditor, stayInEditor } from './editor.ts'
import { NoticeForm } from './NoticeForm.tsx'

/** The notice's form over the page, and the question before it is left unsaved. */
export function NoticeDialog() {
  const editor = useStore($editor)
  if (!editor) return null
  const { form, isNew, isLeaving } = editor
  const title = isNew ? 'New notice' : 'Edit notice'
  return (
    <Dialog
      title={isLeaving ? 'Leave without saving?' : title}
      onClose={isLeaving ? stayInEditor : leaveEditor}
    >
      {isLeaving && (
        <>
          <p>What you typed for this notice is not saved yet.</p>
          <div className="dialog-end">
            <Button kind="primary" onClick={stayInEditor}>
              Go on editing
            </Button>
            <Button kind="danger" onClick={discardNotice}>
              Discard changes
            </Button>
          </div>
        </>
      )}
      <div hidden={isLeaving}>
        <NoticeForm isNew={isNew} store={form} />
      </div>
    </Dialog>
  )
}

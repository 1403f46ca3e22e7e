import { useStore } from '@nanostores/react'
import { FormDialog } from '#panel/editing/FormDialog.tsx'
import { $editor, discardNotice, leaveEditor, stayInEditor } from './editor.ts'
import { NoticeForm } from './NoticeForm.tsx'

/** The notice's form over the page, and the question before it is left unsaved. */
export function NoticeDialog() {
  const editor = useStore($editor)
  if (!editor) return null
  const { form, isNew, isLeaving } = editor
  const title = isNew ? 'New notice' : 'Edit notice'
  return (
    <FormDialog
      title={title}
      what="this notice"
      isLeaving={isLeaving}
      onLeave={leaveEditor}
      onStay={stayInEditor}
      onDiscard={discardNotice}
    >
      <NoticeForm isNew={isNew} store={form} />
    </FormDialog>
  )
}

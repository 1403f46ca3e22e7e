import { useStore } from '@nanostores/react'
import { FormDialog } from '#panel/editing/FormDialog.tsx'
import { noticeEditor } from './editor.ts'
import { NoticeForm } from './NoticeForm.tsx'

/** The notice's form over the page, and the question before it is left unsaved. */
export function NoticeDialog() {
  const open = useStore(noticeEditor.$open)
  if (!open) return null
  const { form, isNew, isLeaving } = open
  const title = isNew ? 'New notice' : 'Edit notice'
  return (
    <FormDialog title={title} what="this notice" isLeaving={isLeaving} editor={noticeEditor}>
      <NoticeForm isNew={isNew} store={form} />
    </FormDialog>
  )
}

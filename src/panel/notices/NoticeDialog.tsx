import { useStore } from '@nanostores/react'
import { FormDialog } from '#panel/editing/FormDialog.tsx'
import { noticeEditor } from './editor.ts'
import { NoticeForm } from './NoticeForm.tsx'
import { TEMPLATE_LABELS, type Template } from './usual.ts'

/** The notice's form over the page, and the question before it is left unsaved. */
export function NoticeDialog() {
  const open = useStore(noticeEditor.$open)
  if (!open) return null
  const { form, template, isLeaving } = open
  const title = template ? newTitle(template) : 'Edit notice'
  return (
    <FormDialog title={title} what="this notice" isLeaving={isLeaving} editor={noticeEditor}>
      <NoticeForm template={template} store={form} />
    </FormDialog>
  )
}

const newTitle = (template: Template) =>
  template === 'other' ? 'New notice' : `New notice: ${TEMPLATE_LABELS[template]}`

import { useStore } from '@nanostores/react'
import { FormDialog } from '#panel/editing/FormDialog.tsx'
import { noticeEditor } from './editor.ts'
import { NoticeForm } from './NoticeForm.tsx'
import { TEMPLATE_LABELS, type Template } from './usual.ts'

/** The notice's form over the page, and the question before it is left unsaved. */
export function NoticeDialog() {
  const open = useStore(noticeEditor.$open)
  if (!open) return null
  const { form: store, template } = open
  return (
    <FormDialog
      title={template ? newTitle(template) : 'Edit notice'}
      className="notice-form"
      create={template ? 'Post notice' : false}
      editor={noticeEditor}
      open={open}
    >
      {form => <NoticeForm {...{ template, store, form }} />}
    </FormDialog>
  )
}

const newTitle = (template: Template) =>
  template === 'other' ? 'New notice' : `New notice: ${TEMPLATE_LABELS[template]}`

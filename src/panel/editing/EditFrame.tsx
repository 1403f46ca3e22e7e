import type { ReactNode } from 'react'
import type { DifferencesOf } from '#domain/declared/words.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { ConflictNotice, ConflictScreen } from './ConflictScreen.tsx'
import type { FormStore, ReadyForm } from './form.ts'

interface Props<T, Stored> {
  form: ReadyForm<T, Stored>
  store: FormStore<T, Stored>
  differencesOf: DifferencesOf<T>
  children: ReactNode
}

/** The fields of a form, below its notices; a conflict is shown instead of them. */
export function EditFrame<T, Stored>({ form, store, differencesOf, children }: Props<T, Stored>) {
  const { conflict, restored, aside, saving } = form
  if (conflict?.isOpen) return <ConflictScreen {...{ conflict, store, differencesOf, saving }} />
  return (
    <>
      {conflict && <ConflictNotice conflict={conflict} onCompare={() => store.compare(true)} />}
      {restored && (
        <Notice title="What you typed before is back" role="status">
          <p>It is not saved yet. Check it, then save or discard it.</p>
          <Button kind="link" onClick={store.discard}>
            Discard draft
          </Button>
        </Notice>
      )}
      {aside !== null && (
        <Notice title="The other version is shown now" role="status">
          <p>Yours is kept until you save or cancel.</p>
          <Button kind="link" onClick={store.bringBack}>
            Bring mine back
          </Button>
        </Notice>
      )}
      {children}
    </>
  )
}

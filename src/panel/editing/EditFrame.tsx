import { type ReactNode, useEffect, useRef } from 'react'
import type { DifferencesOf } from '#domain/declared/words.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { ConflictNotice, ConflictScreen } from './ConflictScreen.tsx'
import type { FormStore, ReadyForm } from './form.ts'

interface Props<T, Stored> {
  form: ReadyForm<T, Stored>
  store: FormStore<T, Stored>
  /** Where it is not always the same. */
  differencesOf?: DifferencesOf<T>
  children: ReactNode
}

/** The fields of a form, below its notices; a conflict is shown instead of them. */
export function EditFrame<T, Stored>(props: Props<T, Stored>) {
  const { form, store, differencesOf = store.differencesOf, children } = props
  const { conflict, restored, aside, saving } = form
  if (conflict?.isOpen) return <ConflictScreen {...{ conflict, store, differencesOf, saving }} />
  return (
    <>
      {form.unsent && <Unsent unsent={form.unsent} saving={saving} store={store} />}
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

interface UnsentProps {
  unsent: 'waiting' | 'ended'
  saving: boolean
  store: { save: () => Promise<boolean> }
}

/** That nothing answered a save, which is kept. */
function Unsent({ unsent, saving, store }: UnsentProps) {
  const isWaiting = unsent === 'waiting'
  const isPhone = matchMedia('(pointer: coarse)').matches
  const kept = isPhone ? 'No internet: kept on this phone' : 'No internet: kept on this computer'
  const place = useRef<HTMLDivElement>(null)
  // The button that was pressed is at the other end of the form.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={place}>
      <Notice kind="warning" role="status" title={isWaiting ? kept : 'Not sent. Send now?'}>
        <p>
          {isWaiting
            ? 'It is sent by itself once there is a connection, while this page is open.'
            : 'Nothing answered. What you typed is kept here.'}
        </p>
        <Button busy={saving} onClick={() => void store.save()}>
          Send now
        </Button>
      </Notice>
    </div>
  )
}

import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { EditFrame } from '#panel/editing/EditFrame.tsx'
import { NotLoaded } from '#panel/shell/NotLoaded.tsx'
import { PrayerViewProvider } from './context.ts'
import { $prayerEditing, prayerForm, type ReadyPrayerForm } from './prayerSettings.ts'
import { usePrayerDifferences, useSettingsReview } from './useSettingsReview.ts'

interface Props {
  /** Shown until the settings are loaded. */
  waiting: ReactNode
  children: ReactNode
}

/** What edits the prayer settings, with their view around it; a conflict is shown instead. */
export function WithPrayerView({ waiting, children }: Props) {
  const editing = useStore($prayerEditing)
  if (editing.state === 'loading') return waiting
  if (editing.state === 'failed') {
    return <NotLoaded message={editing.message} retry={prayerForm.load} />
  }
  return <Ready editing={editing}>{children}</Ready>
}

type ReadyProps = Pick<Props, 'children'> & { editing: ReadyPrayerForm }

function Ready({ editing, children }: ReadyProps) {
  return (
    <PrayerViewProvider value={useSettingsReview(editing)}>
      <Framed editing={editing}>{children}</Framed>
    </PrayerViewProvider>
  )
}

const Framed = ({ editing, children }: ReadyProps) => (
  <EditFrame form={editing} store={prayerForm} differencesOf={usePrayerDifferences()}>
    {children}
  </EditFrame>
)

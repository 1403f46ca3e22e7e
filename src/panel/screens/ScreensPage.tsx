import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { ScreensResponse } from '#contract/screens.ts'
import { isAllowed } from '#domain/account/roles.ts'
import { MOST_SCREENS, type Screen } from '#domain/screens/screen.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { DocumentVersions } from '#panel/editing/EarlierVersions.tsx'
import type { ReadyForm } from '#panel/editing/form.ts'
import { errorsUnder } from '#panel/fields/FieldControl.tsx'
import { SettingsForm } from '#panel/settings/SettingsForm.tsx'
import { PageHead } from '#panel/shell/PageHead.tsx'
import { $role } from '#panel/shell/session.ts'
import { $now } from '#stores/clock.ts'
import { newScreen } from './rules.ts'
import { ScreenCard } from './ScreenCard.tsx'
import { addScreen, keepScreen, type ScreensValues, screensForm, seenScreens } from './screens.ts'
import './screens.css'

/** The screens at the mosque: which there are, whether they are on, and what each shows. */
export function ScreensPage() {
  const now = useStore($now)
  // Every minute, as long as somebody looks.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each minute has its own
  useEffect(() => void seenScreens.load(), [now])
  return (
    <div className="pile-m">
      <PageHead
        title="Screens"
        lead="For the TV in the prayer hall, or a tablet at the door. A screen is a web page: nothing is installed."
      />
      <SettingsForm store={screensForm} rows={3}>
        {form => <Screens form={form} />}
      </SettingsForm>
    </div>
  )
}

function Screens({ form }: { form: ReadyForm<ScreensValues, ScreensResponse> }) {
  const mayEdit = isAllowed(useStore($role), 'screens')
  const [opened, setOpened] = useState<string | null>(null)
  const { values, stored, errors } = form
  const { screens } = values
  const removed = stored.screens.filter(({ id }) => !screens.some(one => one.id === id))
  useOpenedByError(form, setOpened)
  const add = () => {
    const screen = newScreen()
    addScreen(screen)
    setOpened(screen.id)
  }
  return (
    <>
      {screens.length === 0 && (
        <div className="empty">
          <Icon name="monitor" />
          <p>
            No screen is set up. The address /display works all the same, with the usual settings.
          </p>
        </div>
      )}
      <ul className="bare pile-s">
        {screens.map((screen, index) => (
          <ScreenCard
            key={screen.id}
            screen={screen}
            isFirst={index === 0}
            isStored={stored.screens.some(({ id }) => id === screen.id)}
            errors={errorsUnder(errors, `screens.${index}`)}
            mayEdit={mayEdit}
            isOpen={opened === screen.id}
            onToggle={() => setOpened(opened === screen.id ? null : screen.id)}
          />
        ))}
        {removed.map(screen => (
          <RemovedScreen key={screen.id} screen={screen} stored={stored.screens} />
        ))}
      </ul>
      {mayEdit && screens.length < MOST_SCREENS && (
        <p className="cluster">
          <Button icon="plus" onClick={add}>
            Add a screen
          </Button>
        </p>
      )}
      {mayEdit && (
        <DocumentVersions
          form={form}
          store={screensForm}
          original="The original screens"
          question={when => `The screens become as they were saved ${when}.`}
        />
      )}
    </>
  )
}

function RemovedScreen({ screen, stored }: { screen: Screen; stored: readonly Screen[] }) {
  return (
    <li className="card screen-removed line-s spread">
      <p>
        <b>{screen.name}</b> <span className="muted">will be removed when you save.</span>
      </p>
      <Button icon="undo2" onClick={() => keepScreen(screen, stored)}>
        Keep it
      </Button>
    </li>
  )
}

/** Opens the first screen with an error after a save was refused, so that it can be seen. */
function useOpenedByError(
  { errors, values }: ReadyForm<ScreensValues, ScreensResponse>,
  open: (id: string) => void,
): void {
  const seen = useRef(errors)
  useEffect(() => {
    if (seen.current === errors) return
    seen.current = errors
    const [path] = Object.keys(errors)
    const screen = values.screens[Number(path?.split('.')[1])]
    if (screen) open(screen.id)
  }, [errors, values, open])
}

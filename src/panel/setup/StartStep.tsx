import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect } from 'react'
import { type ChosenStart, getStart, saveStart } from '#contract/start.ts'
import { Notice } from '#islands/ui/Notice.tsx'
import { TRANSLATED } from '#locale/translated.ts'
import { Radios } from '#panel/fields/Radios.tsx'
import { rebuild } from '#panel/pages/structure.ts'
import { languagesForm } from '#panel/settings/languages.ts'
import { resource, textOf } from '#panel/shell/loaded.ts'
import { callAsAdmin } from '#panel/shell/session.ts'
import { useLoaded } from '#panel/shell/useLoaded.ts'

const start = resource(async () => (await callAsAdmin(getStart)).start)
const $chosen = atom<ChosenStart | undefined>(undefined)
const $error = atom('')

type Choice = { value: ChosenStart; label: string; hint: string }

const HELPFUL: Choice = {
  value: 'helpful',
  label: 'Helpful texts (recommended)',
  hint: 'A few words on each page that are true of every mosque, as people write in your country. What only you can say is hidden until you have said it.',
}
const IN_ENGLISH: Choice = {
  ...HELPFUL,
  label: 'Helpful texts, in English',
  hint: 'There are none in the language of your site yet: you would translate them.',
}
const OTHERS: readonly Choice[] = [
  {
    value: 'empty',
    label: 'Empty pages',
    hint: 'Prayer times, events, contact and privacy, and nothing else until you write it.',
  },
  {
    value: 'examples',
    label: 'The examples',
    hint: 'Every page as it is now, with the words of a mosque that does not exist. Replace them before you tell people of the site.',
  },
]

/** What pages can begin with on a site in a language. */
export const startsIn = (language: string): readonly Choice[] =>
  TRANSLATED[language]?.isWhole ? [HELPFUL, ...OTHERS] : [...OTHERS, IN_ENGLISH]

/** What the pages say before anybody has written them. */
export function StartStep() {
  const languages = useStore(languagesForm.$form)
  useEffect(() => {
    if (languagesForm.$form.get().state !== 'ready') void languagesForm.load()
  }, [])
  const loaded = useLoaded(start)
  const chosen = useStore($chosen)
  const error = useStore($error)
  if (loaded.state === 'loading') return null
  if (loaded.state === 'failed') return <Notice kind="error" title={loaded.message} />
  return (
    <div className="form">
      <Radios
        legend={<span className="visually-hidden">The pages begin with</span>}
        options={startsIn(languages.state === 'ready' ? languages.values.own : 'en')}
        value={chosen ?? chosenBefore(loaded.data)}
        onChange={value => $chosen.set(value)}
      />
      <p className="muted">
        What you have written yourself stays. The example events are deleted with the examples; for
        30 days they can be restored under Events.
      </p>
      {error && <Notice kind="error" title={error} />}
    </div>
  )
}

/** A site has the examples until somebody chooses, so they are no choice yet. */
const chosenBefore = (start: ChosenStart) => (start === 'examples' ? undefined : start)

/** Stores the choice, and has the pages built again. */
export async function saveChosenStart(): Promise<boolean> {
  const chosen = $chosen.get()
  const stored = start.$known.get()
  if (!stored) return false
  if (chosen === undefined && !chosenBefore(stored)) {
    $error.set('Choose what the pages begin with.')
    return false
  }
  if (chosen === undefined || stored === chosen) return true
  try {
    start.set((await callAsAdmin(saveStart, { body: { start: chosen } })).start)
    $error.set('')
    await rebuild()
    return true
  } catch (error) {
    $error.set(textOf(error))
    return false
  }
}

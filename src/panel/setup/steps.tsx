import type { ComponentType } from 'react'
import { structureForm } from '#panel/pages/structure.ts'
import { habitsForm } from '#panel/settings/habits.ts'
import { LogoForm } from '#panel/settings/LogoForm.tsx'
import { ThemeField } from '#panel/settings/ThemeField.tsx'
import '#panel/settings/settings.css'
import { languagesForm } from '#panel/settings/languages.ts'
import { givingForm, logoForm } from '#panel/settings/sectionForms.ts'
import { siteForm } from '#panel/settings/settings.ts'
import { savePicked } from '#panel/settings/theme.ts'
import { DoneStep } from './DoneStep.tsx'
import { HelpersStep } from './HelpersStep.tsx'
import {
  isMethodChosen,
  isPlaceChosen,
  JumuahStep,
  PlaceStep,
  savePrayerDraft,
  TimesStep,
} from './PrayerSteps.tsx'
import { ShowStep } from './ShowStep.tsx'
import { ContactStep, CountryStep, GivingStep, NameStep, SchoolStep } from './SiteSteps.tsx'
import { StartStep, saveChosenStart } from './StartStep.tsx'

/** One question of the setup. */
export interface SetupStep {
  /** In its address: '/admin/setup/place'. */
  id: string
  title: string
  lead: string
  Body: ComponentType
  /** Whether what has to be chosen here is; its step says what is not. */
  isAnswered?: () => boolean
  /** Stores what was entered; false: something is still wrong. Without it, a later step does. */
  save?: () => Promise<boolean>
}

interface SavedForm {
  $form: { get: () => { state: string; changed?: boolean } }
  save: () => Promise<boolean>
}

/** Saves a form where something was typed into it; while it still loads, its question is not left. */
const saved = (form: SavedForm) => async () => {
  const { state, changed } = form.$form.get()
  return changed ? form.save() : state !== 'loading'
}

/** The questions in the order in which visitors miss their answers. */
export const SETUP_STEPS: readonly SetupStep[] = [
  {
    id: 'name',
    title: 'What is your mosque called?',
    lead: 'The name stands on every page, in search engines and on shared links.',
    Body: NameStep,
    save: saved(siteForm),
  },
  {
    id: 'country',
    title: 'Which country is it in?',
    lead: 'Dates, hours, names and spelling follow what is usual there. The rest is under Settings, Region.',
    Body: CountryStep,
    save: async () => (await saved(habitsForm)()) && saved(languagesForm)(),
  },
  {
    id: 'place',
    title: 'Where is it?',
    lead: 'The athan is computed for this place.',
    Body: PlaceStep,
    isAnswered: isPlaceChosen,
  },
  {
    id: 'times',
    title: 'How are your times set?',
    lead: 'Compare today’s times with your printed timetable, and choose what agrees.',
    Body: TimesStep,
    isAnswered: isMethodChosen,
  },
  {
    id: 'jumuah',
    title: 'When is Jumu’ah?',
    lead: 'Each khutbah with its prayer. You can change it for any Friday later.',
    Body: JumuahStep,
    save: savePrayerDraft,
  },
  {
    id: 'contact',
    title: 'How do people reach you?',
    lead: 'What you leave empty is not shown.',
    Body: ContactStep,
    save: saved(siteForm),
  },
  {
    id: 'giving',
    title: 'Where can people give?',
    lead: 'The donation buttons lead to this page.',
    Body: GivingStep,
    save: async () => (await saved(givingForm)()) && saved(habitsForm)(),
  },
  {
    id: 'look',
    title: 'What does it look like?',
    lead: 'A logo and a color; you see them on the site at once.',
    Body: () => (
      <>
        <LogoForm isPart />
        <ThemeField />
      </>
    ),
    save: async () => (await saved(logoForm)()) && savePicked(),
  },
  {
    id: 'start',
    title: 'What should the pages say at first?',
    lead: 'You can change every word later, on the page itself.',
    Body: StartStep,
    save: saveChosenStart,
  },
  {
    id: 'school',
    title: 'Do you have a school?',
    lead: 'You can add one, or take it off again, under Pages and menu.',
    Body: SchoolStep,
    save: saved(structureForm),
  },
  {
    id: 'show',
    title: 'What should the site show?',
    lead: 'A page that is hidden is in no menu and has no address. You can show it at any time, under Pages and menu.',
    Body: ShowStep,
    save: saved(structureForm),
  },
  {
    id: 'helpers',
    title: 'Who else helps?',
    lead: 'Somebody else should be able to sign in when you cannot.',
    Body: HelpersStep,
  },
  {
    id: 'done',
    title: 'Your site is ready to look at',
    lead: 'This is what is still an example. Everything can be changed at any time.',
    Body: DoneStep,
  },
]

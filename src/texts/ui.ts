// Written by `npm run texts` from en-US/ui.json.
import { textsOf } from './catalog.ts'
import english from './en-US/ui.json' with { type: 'json' }

interface Texts {
  /** What the parts of forms say. */
  fieldPartTexts: {
    optional: string
  }
  passwordTexts: {
    show: string
    hide: string
  }
  codeTexts: {
    code: string
    codeHint: string
    recovery: string
    recoveryHint: string
    useCode: string
    useRecovery: string
  }
  dialogTexts: {
    close: string
  }
  spinnerTexts: {
    loading: string
  }
}

export const {
  fieldPartTexts,
  passwordTexts,
  codeTexts,
  dialogTexts,
  spinnerTexts,
} = textsOf<Texts>('ui', english)

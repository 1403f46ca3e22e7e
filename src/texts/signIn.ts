// Written by `npm run texts` from en-US/signIn.json.
import { textsOf } from './catalog.ts'
import english from './en-US/signIn.json' with { type: 'json' }

interface Texts {
  loginPageTexts: {
    title: string
    description: string
    lead: string
  }
  forgotPageTexts: {
    title: string
    description: string
    lead: string
  }
  setPasswordPageTexts: {
    title: string
    description: string
    lead: string
  }
  loginTexts: {
    email: string
    password: string
    signIn: string
    signingIn: string
    forgot: string
    startOver: string
    passkey: string
  }
  passkeyTexts: {
    canceled: string
    exists: string
    elsewhere: (host: string) => string
    cannotKeep: string
    failed: string
    unsupported: string
  }
  forgotTexts: {
    email: string
    hint: string
    send: string
    sending: string
    mailed: string
    login: string
  }
  setPasswordTexts: {
    password: string
    confirm: string
    set: string
    saving: string
    done: string
    doneText: (email: string) => string
    login: string
    ask: string
  }
}

export const {
  loginPageTexts,
  forgotPageTexts,
  setPasswordPageTexts,
  loginTexts,
  passkeyTexts,
  forgotTexts,
  setPasswordTexts,
} = textsOf<Texts>('signIn', english)

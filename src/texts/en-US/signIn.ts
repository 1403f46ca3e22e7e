export const loginPageTexts = {
  title: 'Admin Login',
  description: 'Sign in to the admin area.',
  lead: 'For those who look after this site.',
}

export const forgotPageTexts = {
  title: 'Forgot password?',
  description: 'Ask for a link to a new password.',
  lead: 'We send you a link that sets a new one.',
}

export const setPasswordPageTexts = {
  title: 'Set your password',
  description: 'Set a password by a one-time link.',
  lead: 'For the admin area of this site.',
}

export const loginTexts = {
  email: 'Email',
  password: 'Password',
  signIn: 'Sign in',
  signingIn: 'Signing in…',
  forgot: 'Forgot password?',
  startOver: 'Start over',
  passkey: 'Sign in with a passkey',
}

export const passkeyTexts = {
  canceled: 'No passkey was used. Try again, or sign in with your password.',
  exists: 'This device has a passkey for your account already.',
  elsewhere: (host: string) => `Passkeys work at ${host} only. Open the site there.`,
  cannotKeep: 'This device cannot keep a passkey. Turn on its screen lock, or use another device.',
  failed: 'The passkey could not be used. Please try again.',
  unsupported:
    'Your account asks for a passkey as well, and this browser has none. Use the one where you added it.',
}

export const forgotTexts = {
  email: 'Email',
  hint: 'The address you sign in with.',
  send: 'Send me a link',
  sending: 'Sending…',
  mailed:
    'The link works once, for 24 hours. If no mail comes within a few minutes, look into the spam folder, or ask another admin for a link.',
  login: 'Back to Login',
}

export const setPasswordTexts = {
  password: 'New password',
  confirm: 'Confirm new password',
  set: 'Set password',
  saving: 'Saving…',
  done: 'Your password is set',
  doneText: (email: string) => `You can sign in now, as ${email}.`,
  login: 'Go to Login',
  ask: 'Ask for a link by e-mail',
}

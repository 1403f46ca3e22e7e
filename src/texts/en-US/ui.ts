/** What the parts of forms say. */
export const fieldPartTexts = { optional: '(optional)' }

export const passwordTexts = { show: 'Show password', hide: 'Hide password' }

export const codeTexts = {
  code: 'Code of your authenticator app',
  codeHint: 'Six digits. They change every 30 seconds.',
  recovery: 'Recovery code',
  recoveryHint:
    'One of the ten you kept when you turned two-factor authentication on. It works once.',
  useCode: 'Use the authenticator app',
  useRecovery: 'Use a recovery code',
}

export const dialogTexts = { close: 'Close' }

export const spinnerTexts = { loading: 'Loading…' }

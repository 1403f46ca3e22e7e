import { useState } from 'react'
import { CODE_REQUIRED } from '#contract/login.ts'
import { Button } from '#islands/ui/Button.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { startOver } from '#stores/signIn/login.ts'

/** The second step: the app's code, or one of the recovery codes. */
export function CodeStep() {
  const [isRecovery, setRecovery] = useState(false)
  return (
    <>
      <p role="status">{CODE_REQUIRED}</p>
      <TextField
        key={String(isRecovery)}
        label={isRecovery ? 'Recovery code' : 'Code of your authenticator app'}
        name="code"
        className="code-field"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        hint={
          isRecovery
            ? 'One of the ten you kept when you turned two-factor authentication on. It works once.'
            : 'Six digits. They change every 30 seconds.'
        }
      />
      <div className="cluster">
        <Button kind="link" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
        </Button>
        <Button kind="link" onClick={startOver}>
          Start over
        </Button>
      </div>
    </>
  )
}

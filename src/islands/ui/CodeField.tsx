import { type ReactNode, useState } from 'react'
import { codeTexts as texts } from '#texts/ui.ts'
import { Button } from './Button.tsx'
import { TextField } from './TextField.tsx'

interface Props {
  error?: string | undefined
  autoFocus?: boolean
  /** More buttons beside the one for the other kind of code. */
  children?: ReactNode
}

/** The second factor's code: the app's, or one of the recovery codes. */
export function CodeField({ error, autoFocus, children }: Props) {
  const [isRecovery, setRecovery] = useState(false)
  return (
    <>
      <TextField
        key={String(isRecovery)}
        label={isRecovery ? texts.recovery : texts.code}
        name="code"
        className="code-field"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={autoFocus}
        error={error}
        hint={isRecovery ? texts.recoveryHint : texts.codeHint}
      />
      <div className="cluster">
        <Button kind="link" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? texts.useCode : texts.useRecovery}
        </Button>
        {children}
      </div>
    </>
  )
}

import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { CODE_REQUIRED, LOGIN_REQUIRED, login } from '#contract/login.ts'
import { PASSKEY_REQUIRED } from '#contract/passkeys.ts'
import { Button } from '#islands/ui/Button.tsx'
import { CodeField } from '#islands/ui/CodeField.tsx'
import { Form } from '#islands/ui/Form.tsx'
import { ErrorNotice } from '#islands/ui/Notice.tsx'
import { PasswordField } from '#islands/ui/PasswordField.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { useReady } from '#islands/ui/useReady.ts'
import { hasPasskeys } from '#stores/passkeys.ts'
import { $login, enterIfSignedIn, startOver, submitLogin } from '#stores/signIn/login.ts'
import { $isUsingPasskey, enterByPasskey, offerPasskeys } from '#stores/signIn/passkeyLogin.ts'
import { loginTexts, passkeyTexts, loginTexts as texts } from '#texts/signIn.ts'
import './signIn.css'

/**
 * E-mail and password, then a code if the account needs one. Typed text is kept. Before its script
 * is there, the browser sends the form itself, and the server responds with pages.
 */
export function LoginForm() {
  const { step, busy, problem } = useStore($login, { ssr: 'initial' })
  const isUsingPasskey = useStore($isUsingPasskey, { ssr: 'initial' })
  const isReady = useReady()
  const [sent, setSent] = useState<Partial<Record<'username' | 'password', string>>>({})
  const isMissing = (name: keyof typeof sent) => problem === LOGIN_REQUIRED && !sent[name]?.trim()
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => void enterIfSignedIn(), [])
  useEffect(() => {
    if (problem) message.current?.focus()
  }, [problem])

  return (
    <Form
      method="post"
      action={login.path}
      onSend={text => {
        const [username, password] = [text('username'), text('password')]
        setSent({ username, password })
        void submitLogin({ username, password, code: text('code') })
      }}
    >
      <div ref={message} tabIndex={-1} className="form-message">
        <ErrorNotice text={problem} />
      </div>
      <div className="form" hidden={step !== 'password'}>
        <TextField
          label={texts.email}
          name="username"
          type="email"
          autoComplete="username webauthn"
          onFocus={() => void offerPasskeys()}
          autoCapitalize="none"
          spellCheck={false}
          invalid={isMissing('username')}
        />
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="current-password"
          invalid={isMissing('password')}
        />
      </div>
      {step === 'code' && <CodeStep />}
      {step === 'passkey' && (
        <p role="status">{hasPasskeys() ? PASSKEY_REQUIRED : passkeyTexts.unsupported}</p>
      )}
      {step !== 'passkey' && (
        <Button kind="primary" type="submit" busy={busy}>
          {busy ? texts.signingIn : texts.signIn}
        </Button>
      )}
      {step === 'password' && (
        <p>
          <a href="/forgot-password">{texts.forgot}</a>
        </p>
      )}
      {/* Last: it moves nothing when the script brings it. */}
      {isReady && hasPasskeys() && (
        <Button
          kind={step === 'passkey' ? 'primary' : 'quiet'}
          icon="keyRound"
          busy={isUsingPasskey}
          onClick={() => void enterByPasskey()}
        >
          {texts.passkey}
        </Button>
      )}
      {step === 'passkey' && (
        <Button kind="link" onClick={startOver}>
          {texts.startOver}
        </Button>
      )}
    </Form>
  )
}

/** The second step: the app's code, or one of the recovery codes. */
function CodeStep() {
  return (
    <>
      <p role="status">{CODE_REQUIRED}</p>
      <CodeField autoFocus>
        <Button kind="link" onClick={startOver}>
          {loginTexts.startOver}
        </Button>
      </CodeField>
    </>
  )
}

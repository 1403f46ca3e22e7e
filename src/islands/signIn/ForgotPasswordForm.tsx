import { useStore } from '@nanostores/react'
import { Button } from '#islands/ui/Button.tsx'
import { Form } from '#islands/ui/Form.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { $forgot, requestLink } from '#stores/signIn/passwordLink.ts'
import { forgotTexts as texts } from '#texts/signIn.ts'
import './signIn.css'
import { useReady } from '#islands/ui/useReady.ts'

/** Requests a link for a new password; the response never reveals whether the account exists. */
export function ForgotPasswordForm() {
  const form = useStore($forgot, { ssr: 'initial' })
  const isReady = useReady()
  if (form.state === 'requested') {
    return (
      <div className="form">
        <Notice kind={form.mailed ? 'success' : 'warning'} role="status">
          {form.message}
        </Notice>
        {form.mailed && <p className="muted">{texts.mailed}</p>}
        <p>
          <a href="/login">{texts.login}</a>
        </p>
      </div>
    )
  }
  return (
    <Form method="post" onSend={text => void requestLink(text('email'))}>
      <TextField
        label={texts.email}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        hint={texts.hint}
        error={form.problem ?? undefined}
      />
      <Button kind="primary" type="submit" disabled={!isReady} busy={form.state === 'sending'}>
        {form.state === 'sending' ? texts.sending : texts.send}
      </Button>
      <p>
        <a href="/login">{texts.login}</a>
      </p>
    </Form>
  )
}

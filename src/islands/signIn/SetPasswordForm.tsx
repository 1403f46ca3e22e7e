import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { PASSWORD_MIN } from '#domain/account/passwordRules.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Form } from '#islands/ui/Form.tsx'
import { ErrorNotice, Notice } from '#islands/ui/Notice.tsx'
import { PasswordField } from '#islands/ui/PasswordField.tsx'
import { figures } from '#locale/locale.ts'
import { $link, checkLink, submitNewPassword } from '#stores/signIn/passwordLink.ts'
import { setPasswordTexts as texts } from '#texts/signIn.ts'
import './signIn.css'
import { useReady } from '#islands/ui/useReady.ts'

/** Sets a password by the one-time link of an invitation or a reset. */
export function SetPasswordForm() {
  const form = useStore($link, { ssr: 'initial' })
  const isReady = useReady()
  useEffect(checkLink, [])

  if (form.state === 'done') {
    return (
      <div className="form">
        <Notice kind="success" role="status" title={texts.done}>
          {texts.doneText(form.email)}
        </Notice>
        <a className="button button-primary" href="/login">
          {texts.login}
        </a>
      </div>
    )
  }
  if (form.state === 'invalid') {
    return (
      <div className="form">
        <ErrorNotice text={form.message} />
        <p>
          <a href="/forgot-password">{texts.ask}</a>
        </p>
      </div>
    )
  }
  return (
    <Form
      method="post"
      errors={form.errors}
      onSend={text => void submitNewPassword(text('newPassword'), text('confirmPassword'))}
    >
      <PasswordField
        label={texts.password}
        name="newPassword"
        autoComplete="new-password"
        hint={texts.hint(figures(PASSWORD_MIN))}
        error={form.errors.newPassword}
      />
      <PasswordField
        label={texts.confirm}
        name="confirmPassword"
        autoComplete="new-password"
        error={form.errors.confirmPassword}
      />
      <ErrorNotice text={form.problem} />
      <Button kind="primary" type="submit" disabled={!isReady} busy={form.state === 'saving'}>
        {form.state === 'saving' ? texts.saving : texts.set}
      </Button>
    </Form>
  )
}

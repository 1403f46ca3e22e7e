import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { PASSWORD_HINT } from '#domain/account/passwordRules.ts'
import { Button } from '#islands/ui/Button.tsx'
import { CodeField } from '#islands/ui/CodeField.tsx'
import { Form } from '#islands/ui/Form.tsx'
import { ErrorNotice } from '#islands/ui/Notice.tsx'
import { PasswordField } from '#islands/ui/PasswordField.tsx'
import { Block } from '#panel/shell/Block.tsx'
import { useUser } from '#panel/shell/session.ts'
import { $passwordForm, forgetPasswordErrors, savePassword } from './password.ts'

/** The change-password form. What is typed stays in its fields, and in no store. */
export function ChangePasswordForm() {
  const { saving, errors, problem } = useStore($passwordForm)
  const user = useUser()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => forgetPasswordErrors, [])

  const save = async (text: (name: string) => string) => {
    const isSaved = await savePassword({
      currentPassword: text('currentPassword'),
      newPassword: text('newPassword'),
      confirmPassword: text('confirmPassword'),
      code: text('code'),
    })
    if (isSaved) form.current?.reset()
  }
  return (
    <Block title="Change password">
      <Form ref={form} method="post" errors={errors} onSend={text => void save(text)}>
        <input
          className="visually-hidden"
          type="email"
          name="username"
          autoComplete="username"
          aria-hidden="true"
          tabIndex={-1}
          readOnly
          value={user?.email ?? ''}
        />
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          error={errors.currentPassword}
        />
        {user?.twoFactor && <CodeField error={errors.code} />}
        <div className="field-row">
          <PasswordField
            label="New password"
            name="newPassword"
            autoComplete="new-password"
            hint={PASSWORD_HINT}
            error={errors.newPassword}
          />
          <PasswordField
            label="Confirm new password"
            name="confirmPassword"
            autoComplete="new-password"
            error={errors.confirmPassword}
          />
        </div>
        <ErrorNotice text={problem} />
        <div>
          <Button kind="primary" type="submit" busy={saving}>
            {saving ? 'Changing…' : 'Change password'}
          </Button>
        </div>
        <p className="field-hint">
          All your other devices are signed out when the password changes. This one stays.
        </p>
      </Form>
    </Block>
  )
}

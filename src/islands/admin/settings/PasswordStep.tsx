import { Button } from '#islands/ui/Button.tsx'
import { Form } from '#islands/ui/Form.tsx'
import { PasswordField } from '#islands/ui/PasswordField.tsx'
import { closeTwoFactor, givePassword, type TwoFactorTask } from '#stores/admin/twoFactor.ts'

interface Props {
  task: TwoFactorTask
  busy: boolean
  problem: string | null
}

const TEXTS: Record<TwoFactorTask, string> = {
  enable: 'Enter your password first, so that nobody else can do this at your desk.',
  disable: 'Signing in will ask for the password alone. Your recovery codes end.',
  renew: 'Ten new codes are made, and the old ones end.',
}
const BUTTONS: Record<TwoFactorTask, string> = {
  enable: 'Continue',
  disable: 'Turn it off',
  renew: 'Make new codes',
}

/** Asks for the password again before a weighty change. */
export function PasswordStep({ task, busy, problem }: Props) {
  return (
    <Form method="post" onSend={text => void givePassword(text('currentPassword'))}>
      <p>{TEXTS[task]}</p>
      <PasswordField
        label="Your password"
        name="currentPassword"
        autoComplete="current-password"
        autoFocus
        error={problem ?? undefined}
      />
      <div className="dialog-end">
        <Button kind={task === 'disable' ? 'danger' : 'primary'} type="submit" busy={busy}>
          {busy ? 'One moment…' : BUTTONS[task]}
        </Button>
        <Button onClick={closeTwoFactor}>Cancel</Button>
      </div>
    </Form>
  )
}

import { useStore } from '@nanostores/react'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { $twoFactor, closeTwoFactor, type TwoFactorTask } from '#stores/admin/twoFactor.ts'
import { PasswordStep } from './PasswordStep.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { ScanStep } from './ScanStep.tsx'

const TITLES: Record<TwoFactorTask, string> = {
  enable: 'Turn on two-factor authentication',
  disable: 'Turn off two-factor authentication',
  renew: 'Make new recovery codes',
}

/** The set-up of the second factor, a step at a time. */
export function TwoFactorDialog() {
  const now = useStore($twoFactor)
  switch (now.step) {
    case 'closed':
      return null
    case 'password':
      return (
        <Dialog title={TITLES[now.task]} onClose={closeTwoFactor}>
          <PasswordStep {...now} />
        </Dialog>
      )
    case 'scan':
      return (
        <Dialog title="Connect your phone" onClose={closeTwoFactor}>
          <ScanStep {...now} />
        </Dialog>
      )
    case 'codes':
      return (
        <Dialog title="Keep your recovery codes">
          <RecoveryCodes codes={now.codes} onDone={closeTwoFactor} />
        </Dialog>
      )
  }
}

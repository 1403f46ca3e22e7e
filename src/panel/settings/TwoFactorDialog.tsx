import { useStore } from '@nanostores/react'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { ScanStep } from './ScanStep.tsx'
import { $twoFactor, closeTwoFactor } from './twoFactor.ts'

/** What follows the proof: the secret to scan, the codes to keep. */
export function TwoFactorDialog() {
  const now = useStore($twoFactor)
  switch (now.step) {
    case 'closed':
      return null
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

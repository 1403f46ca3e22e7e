import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { Block } from '#panel/shell/Block.tsx'
import { useUser } from '#panel/shell/session.ts'
import { ownAccount } from './account.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { ScanStep } from './ScanStep.tsx'
import { $twoFactor, closeTwoFactor, enable, makeNewCodes, turnOff } from './twoFactor.ts'

/** The two-factor checkbox; ticking it opens the set-up, which is what turns it on. */
export function TwoFactorSetting() {
  const now = useStore($twoFactor)
  const { step } = now
  const left = useStore(ownAccount.$known)?.recoveryCodesLeft
  const isOn = useUser()?.twoFactor === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: the codes left change with each task
  useEffect(() => {
    if (step === 'closed') void ownAccount.load()
  }, [step, isOn])
  return (
    <Block title="Two-factor authentication">
      <Checkbox
        label="Ask for a code when I sign in"
        hint="Besides your password, an authenticator app on your phone shows a code of six digits. A stolen password alone is then not enough to sign in."
        checked={isOn}
        onChange={checked => void (checked ? enable() : turnOff())}
      />
      {isOn && left !== undefined && (
        <div className="recovery-left start pile-xs">
          {left < 3 ? (
            <Notice kind="warning">{leftInWords(left)} Make new ones before you need them.</Notice>
          ) : (
            <p className="muted">{leftInWords(left)}</p>
          )}
          <Button icon="rotateCcw" onClick={() => void makeNewCodes()}>
            Make new recovery codes
          </Button>
        </div>
      )}
      {now.step === 'scan' && (
        <Dialog title="Connect your phone" onClose={closeTwoFactor}>
          <ScanStep {...now} />
        </Dialog>
      )}
      {now.step === 'codes' && (
        <Dialog title="Keep your recovery codes">
          <RecoveryCodes codes={now.codes} onDone={closeTwoFactor} />
        </Dialog>
      )}
    </Block>
  )
}

const leftInWords = (left: number) =>
  left === 0
    ? 'No recovery code is left.'
    : left === 1
      ? 'One recovery code is left.'
      : `${left} recovery codes are left.`

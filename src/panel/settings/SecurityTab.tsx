import { ChangePasswordForm } from './ChangePasswordForm.tsx'
import { Devices } from './Devices.tsx'
import { Passkeys } from './Passkeys.tsx'
import { TwoFactorSetting } from './TwoFactorSetting.tsx'

/** Password, passkeys, second factor, signed-in devices. */
export function SecurityTab() {
  return (
    <>
      <ChangePasswordForm />
      <Passkeys />
      <TwoFactorSetting />
      <Devices />
    </>
  )
}

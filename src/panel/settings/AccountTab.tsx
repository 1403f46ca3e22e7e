import { roleWords } from '#domain/account/roles.ts'
import { TextArea, TextField } from '#islands/ui/TextField.tsx'
import { Block } from '#panel/shell/Block.tsx'
import { AvatarChoice } from './AvatarChoice.tsx'
import { profileForm } from './account.ts'
import { SettingsForm } from './SettingsForm.tsx'

/** The admin's own name, address, picture and bio. */
export function AccountTab() {
  return (
    <>
      <AvatarChoice />
      <Block title="Your account">
        <SettingsForm store={profileForm} rows={4}>
          {({ stored }, _, bind) => (
            <>
              <TextField label="Name" name="name" required autoComplete="name" {...bind('name')} />
              <TextField
                label="Email"
                name="email"
                type="email"
                required
                autoComplete="email"
                hint="You sign in with this address."
                {...bind('email')}
              />
              <TextField
                label="Role"
                readOnly
                value={roleWords(stored.role).name}
                hint="Contact a super administrator to change your role"
              />
              <TextArea label="Bio" name="bio" optional rows={4} {...bind('bio')} />
            </>
          )}
        </SettingsForm>
      </Block>
    </>
  )
}

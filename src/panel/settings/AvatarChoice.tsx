import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Avatar } from '#islands/ui/Avatar.tsx'
import { Button } from '#islands/ui/Button.tsx'
import { CanvasPicture } from '#panel/pictures/field/CanvasPicture.tsx'
import { Block } from '#panel/shell/Block.tsx'
import { FileButton } from '#panel/shell/FileButton.tsx'
import { useUser } from '#panel/shell/session.ts'
import { $avatar, chooseAvatar, forgetAvatar, removeAvatar, uploadAvatar } from './account.ts'

/** The admin's picture: chosen, looked at, then saved. */
export function AvatarChoice() {
  const change = useStore($avatar)
  const user = useUser()
  useEffect(() => forgetAvatar, [])
  if (!user) return null
  const { avatar, name } = user
  const file = change.state === 'chosen' || change.state === 'saving' ? change.file : null
  return (
    <Block title="Your picture" className="block avatar-choice">
      {file ? (
        <CanvasPicture picture={file} label="The chosen picture" isAvatar />
      ) : (
        <Avatar large src={avatar} name={name} />
      )}
      <div className="pile-2xs">
        {file ? (
          <div className="cluster">
            <Button
              kind="primary"
              busy={change.state === 'saving'}
              onClick={() => void uploadAvatar()}
            >
              Save picture
            </Button>
            <Button disabled={change.state === 'saving'} onClick={forgetAvatar}>
              Cancel
            </Button>
          </div>
        ) : (
          <div className="cluster">
            <FileButton
              icon="upload"
              label="Choose a picture"
              describedBy="avatar-hint"
              accept="image/png,image/jpeg"
              onChoose={([file]) => chooseAvatar(file)}
            >
              {avatar ? 'Choose another picture' : 'Choose a picture'}
            </FileButton>
            {avatar && (
              <Button
                kind="link"
                busy={change.state === 'saving'}
                onClick={() => void removeAvatar()}
              >
                Remove picture
              </Button>
            )}
          </div>
        )}
        <p className="field-hint" id="avatar-hint">
          PNG, JPG, max 1MB
        </p>
        {change.state === 'failed' && (
          <p className="field-error" role="alert">
            {change.message}
          </p>
        )}
      </div>
    </Block>
  )
}

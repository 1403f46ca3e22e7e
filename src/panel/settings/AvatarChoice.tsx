import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { Avatar } from '#islands/ui/Avatar.tsx'
import { Button } from '#islands/ui/Button.tsx'
import { $session } from '#panel/shell/session.ts'
import { $avatar, chooseAvatar, forgetAvatar, removeAvatar, uploadAvatar } from './account.ts'
import { PicturePreview } from './PicturePreview.tsx'

/** The admin's picture: chosen, looked at, then saved. */
export function AvatarChoice() {
  const change = useStore($avatar)
  const session = useStore($session)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => forgetAvatar, [])
  if (session.state !== 'open') return null
  const { avatar, name } = session.user
  const file = change.state === 'chosen' || change.state === 'saving' ? change.file : null
  return (
    <section className="block avatar-choice" aria-labelledby="avatar-title">
      <h2 id="avatar-title">Your picture</h2>
      {file ? <PicturePreview file={file} /> : <Avatar large src={avatar} name={name} />}
      <div className="avatar-actions">
        <input
          ref={input}
          className="visually-hidden"
          type="file"
          accept="image/png,image/jpeg"
          aria-label="Choose a picture"
          aria-describedby="avatar-hint"
          tabIndex={-1}
          onChange={event => {
            chooseAvatar(event.target.files?.[0])
            event.target.value = ''
          }}
        />
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
            <Button icon="upload" onClick={() => input.current?.click()}>
              {avatar ? 'Choose another picture' : 'Choose a picture'}
            </Button>
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
    </section>
  )
}

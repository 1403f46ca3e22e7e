import { useStore } from '@nanostores/react'
import type { PasswordLink } from '#contract/people.ts'
import { momentInWords } from '#domain/time/intl.ts'
import { Button } from '#islands/ui/Button.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { shareByDevice } from '#panel/share/share.ts'
import { CopyButton } from '#panel/shell/CopyButton.tsx'
import { $now, mosqueZone } from '#stores/clock.ts'
import { endPeopleTask } from './people.ts'

interface Props {
  name: string
  kind: 'invitation' | 'reset'
  link: PasswordLink
}

/** The link to copy and send; it is shown only once. */
export function LinkStep({ name, kind, link }: Props) {
  const until = momentInWords(link.expiresAt, mosqueZone(), useStore($now))
  return (
    <div className="form">
      <p>
        {link.mailed ? `${name} gets this link by e-mail as well. ` : ''}
        Send it to {name} only, in a private message: the first person who opens it sets the
        password.
      </p>
      <TextField
        label={kind === 'invitation' ? 'Invitation link' : 'Password link'}
        readOnly
        value={link.link}
        onFocus={event => event.target.select()}
        hint={`Works once, until ${until}.`}
      />
      <div className="dialog-end">
        <CopyButton kind="primary" text={link.link} label="Copy link" />
        {'share' in navigator && (
          <Button
            onClick={() =>
              void shareByDevice({ title: `Your account, ${name}`, text: '', path: link.link })
            }
          >
            Send it…
          </Button>
        )}
        <Button onClick={endPeopleTask}>Done</Button>
      </div>
    </div>
  )
}

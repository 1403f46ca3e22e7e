import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Message } from '#domain/contact/inbox.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Form } from '#islands/ui/Form.tsx'
import { ErrorNotice } from '#islands/ui/Notice.tsx'
import { TextArea } from '#islands/ui/TextField.tsx'
import { Folded } from '#panel/shell/Folded.tsx'
import { useUser } from '#panel/shell/session.ts'
import { $messageTask } from './messages.ts'
import {
  $replyProblem,
  begunReply,
  bodyOf,
  dropReply,
  keepReply,
  newReply,
  type ReplyDraft,
  sendReply,
  withTemplate,
} from './replies.ts'
import { KeepTemplate, TemplateChoice } from './TemplateChoice.tsx'

/** A reply by mail, in the mosque's name. */
export function ReplyForm({ message, onClose }: { message: Message; onClose: () => void }) {
  const me = useUser()
  const busy = useStore($messageTask) === 'reply'
  const problem = useStore($replyProblem)
  const [reply, setReply] = useState(() => begunReply(message) ?? newReply(message))
  const [template, chooseTemplate] = useState('')
  const [error, setError] = useState<string>()
  useEffect(() => () => $replyProblem.set(null), [])
  const type = (text: string) => {
    const next: ReplyDraft = { ...reply, text }
    setReply(next)
    setError(undefined)
    keepReply(message, next)
  }
  const send = async () => {
    if (bodyOf(reply.text) === '') {
      setError('Write your reply first.')
    } else if (await sendReply(message, reply)) onClose()
  }
  return (
    <Form className="form reply-form" errors={{ error }} onSend={() => void send()}>
      <TemplateChoice
        chosen={template}
        onChoose={chooseTemplate}
        onUse={(text, before) => type(withTemplate(reply.text, text, before))}
      />
      <TextArea
        label="Your reply"
        name="reply"
        rows={9}
        dir="auto"
        autoFocus
        // Below the greeting; browsers begin before it.
        onFocus={({ target }) => {
          if (target.selectionEnd === 0)
            target.setSelectionRange(target.value.length, target.value.length)
        }}
        value={reply.text}
        error={error}
        hint={`It goes to ${message.email} in the mosque’s name, with what they wrote below it. Their answer goes to you: ${me?.email}`}
        onChange={type}
      />
      <ErrorNotice text={problem && `Not sent. ${problem} What you wrote is kept here.`} />
      <div className="message-actions line-xs">
        <Button kind="primary" type="submit" icon="mail" busy={busy}>
          Send reply
        </Button>
        <Button
          onClick={() => {
            dropReply(message)
            onClose()
          }}
        >
          Discard
        </Button>
      </div>
      <Folded className="quiet-details" summary="Keep this text as a template">
        {() => (
          <KeepTemplate text={reply.text} chosen={template} onRemoved={() => chooseTemplate('')} />
        )}
      </Folded>
    </Form>
  )
}

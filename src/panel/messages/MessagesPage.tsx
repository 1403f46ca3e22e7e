import type { MessagesView } from '#panel/shell/messages.ts'
import { MessageList } from './MessageList.tsx'
import './messages.css'
import { ReadMessage } from './ReadMessage.tsx'

/** What visitors wrote: a folder of it, or one message. */
export function MessagesPage({ view }: { view: MessagesView }) {
  return view.id ? <ReadMessage key={view.id} view={view} /> : <MessageList view={view} />
}

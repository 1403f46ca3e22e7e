import type { CallInput } from '#contract/call.ts'
import type { Endpoint, ResponseOf, Shapes } from '#contract/endpoint.ts'
import type { Proof } from '#contract/proof.ts'
import { sendNews } from '#contract/push.ts'
import { TAKE_BACK_MS } from '#domain/push/quietHours.ts'
import { callProvedIfAsked } from '#panel/shell/proof.ts'
import { callAsAdmin } from '#panel/shell/session.ts'

const WORDS = {
  title: 'Notify people at once?',
  lead: 'An urgent notice, or a janazah notice at night, wakes everyone who follows such notices. Confirm that it is you. For a minute you can take it back before anybody is notified. Every owner gets a mail.',
  button: 'Notify them',
}

/** Saves a notice; one that wakes people is confirmed by a password or a passkey. null: it was not. */
export async function saveNotified<S extends Shapes, E extends Endpoint<S>>(
  endpoint: E,
  input: CallInput<E> & { body: Proof },
): Promise<ResponseOf<E> | null> {
  const saved = await callProvedIfAsked<S, E>(endpoint, input, WORDS)
  // Without the panel the next tick of the server sends it, within five minutes.
  if (saved !== null)
    setTimeout(() => void callAsAdmin(sendNews).catch(() => {}), TAKE_BACK_MS + 1_000)
  return saved
}

import { CallError } from '#contract/failure.ts'
import type { Topic } from '#domain/push/topics.ts'
import { ready } from '#islands/ui/early.ts'
import {
  notificationStateTexts as says,
  notificationsTexts as texts,
} from '#texts/notifications.ts'
import {
  currentSubscription,
  followTopics,
  obstacle,
  stopFollowing,
  storedChoice,
} from './subscription.ts'

type Tone = 'info' | 'success' | 'warning' | 'error'

const form = document.querySelector<HTMLFormElement>('[data-follow]')
if (form) start(form)

function start(form: HTMLFormElement): void {
  const find = <E extends HTMLElement>(name: string) => form.querySelector<E>(`[data-${name}]`)!
  const [submit, stop, notice, said] = [
    find<HTMLButtonElement>('submit'),
    find<HTMLButtonElement>('stop'),
    find('notice'),
    find('said'),
  ]
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[name=topic]')]
  const chosen = () => boxes.filter(box => box.checked).map(({ value }) => value as Topic)

  const say = (text: string, tone: Tone) => {
    notice.className = `notice notice-${tone}`
    notice.hidden = false
    said.textContent = text
  }
  const showState = (isOn: boolean) => {
    submit.textContent = isOn ? texts.save : texts.turnOn
    stop.hidden = !isOn
  }
  const showObstacle = () => {
    const found = obstacle()
    if (!found) return
    say(says[found], 'warning')
    submit.disabled = found !== 'denied'
  }
  /** Runs what a button does: no second tap, and a reason where it fails; what was chosen stays. */
  const run = async (work: () => Promise<void>) => {
    if (form.ariaBusy === 'true') return
    form.ariaBusy = 'true'
    say(says.working, 'info')
    try {
      await work()
    } catch (error) {
      const isServers = error instanceof CallError && error.status > 0
      say(isServers ? error.message : navigator.onLine ? says.failed : says.offline, 'error')
    }
    form.ariaBusy = 'false'
  }

  form.addEventListener('submit', event => {
    event.preventDefault()
    if (chosen().length === 0) {
      say(says.none, 'warning')
      boxes[0]?.focus()
      return
    }
    if (obstacle()) {
      showObstacle()
      return
    }
    const wasOn = !stop.hidden
    run(async () => {
      const result = await followTopics(chosen())
      if (result === 'done') {
        showState(true)
        say(wasOn ? says.saved : says.on, 'success')
      } else say(says[result], 'warning')
    })
  })
  stop.addEventListener('click', () =>
    run(async () => {
      await stopFollowing()
      showState(false)
      say(says.stopped, 'success')
      submit.focus()
    }),
  )

  showObstacle()
  // What somebody chose before this script came stays.
  if (chosen().length === 0) {
    for (const box of boxes) box.checked = storedChoice()?.includes(box.value as Topic) ?? false
  }
  currentSubscription()
    .then(subscription => showState(subscription !== null && !!storedChoice()))
    .finally(() => ready(submit.parentElement))
}

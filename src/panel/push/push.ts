import { getPushState, type PushState, savePushSettings } from '#contract/push.ts'
import type { Sent } from '#domain/push/outbox.ts'
import {
  DEFAULT_PUSH_SETTINGS,
  type PushSettings,
  PushSettingsSchema,
} from '#domain/push/quietHours.ts'
import type { Topic } from '#domain/push/topics.ts'
import { clock12 } from '#domain/time/format.ts'
import { formatNumber } from '#locale/formatNumber.ts'
import type { Errors } from '#panel/editing/form.ts'
import { formStore } from '#panel/editing/formStore.ts'
import { type Loaded, resource } from '#panel/shell/loaded.ts'
import { callAsAdmin } from '#panel/shell/session.ts'

/** How many follow what, and the last notifications. */
export const pushState = resource(() => callAsAdmin(getPushState))

/** Whether anybody follows a topic, as far as it is known. */
export const isFollowed = (state: Loaded<PushState>, topic: Topic): boolean =>
  state.state === 'ready' && state.data.topics[topic] > 0

/** The hours as typed; those of the night stay while they are off. */
interface HoursValues {
  readonly isQuiet: boolean
  readonly from: string
  readonly until: string
  readonly iqamaAt: string
}

export const hoursOf = ({ quiet, iqamaAt }: PushSettings): HoursValues => ({
  ...(quiet ?? DEFAULT_PUSH_SETTINGS.quiet ?? { from: '', until: '' }),
  isQuiet: quiet !== null,
  iqamaAt,
})

export const settingsOf = ({ isQuiet, from, until, iqamaAt }: HoursValues): PushSettings => ({
  quiet: isQuiet ? { from, until } : null,
  iqamaAt,
})

/** What is wrong, by the field. */
export function hoursErrors(values: HoursValues): Errors<HoursValues> {
  const { error } = PushSettingsSchema.safeParse(settingsOf(values))
  const issues = error?.issues ?? []
  const isNoTime = values.isQuiet && values.from === values.until
  return {
    ...(isNoTime && { until: 'Choose another time: these hours are none.' }),
    ...Object.fromEntries(issues.map(({ path, message }) => [path.at(-1), message])),
  }
}

export const hoursForm = formStore<HoursValues, PushSettings>({
  name: 'push-hours',
  load: async () => (await callAsAdmin(getPushState)).settings,
  valuesOf: hoursOf,
  check: hoursErrors,
  save: async values =>
    (await callAsAdmin(savePushSettings, { body: settingsOf(values) })).settings,
  onSaved: () => void pushState.load(),
})

/** 'From 10:00 PM to 6:00 AM only …'. */
export const quietInWords = ({ quiet }: PushSettings): string =>
  quiet
    ? `From ${clock12(quiet.from)} to ${clock12(quiet.until)} only janazah, urgent news and the moon are sent; the rest waits.`
    : 'Notifications are sent at any hour.'

/** '132 phones and computers'. */
export const devicesInWords = (count: number): string =>
  count === 1 ? '1 phone or computer' : `${formatNumber(count)} phones and computers`

/** What came of a notification: 'reached 132, 3 did not get it'. */
export function sentInWords({ sent, failed }: Pick<Sent, 'sent' | 'failed'>): string {
  if (sent + failed === 0) return 'nobody follows this'
  const reached = `reached ${formatNumber(sent)}`
  return failed > 0 ? `${reached}, ${formatNumber(failed)} did not get it` : reached
}

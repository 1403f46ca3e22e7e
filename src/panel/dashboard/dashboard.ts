import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { type Dashboard, type DashboardPart, getDashboard } from '#contract/dashboard.ts'
import { failureOf } from '#contract/endpoint.ts'
import { CallError } from '#contract/failure.ts'
import type { Health } from '#contract/health.ts'
import { recentActivity } from '#panel/activities/activity.ts'
import { messageCounts } from '#panel/messages/counts.ts'
import { publishStatus } from '#panel/publishing/publishing.ts'
import { keepHere, keptHere } from '#panel/shell/keptHere.ts'
import { resource } from '#panel/shell/loaded.ts'
import { mayOpenPath } from '#panel/shell/role.ts'
import { $role, callAsAdmin } from '#panel/shell/session.ts'

/** What an owner has to know, among the states that the server is in. */
const TROUBLED: readonly string[] = ['failing', 'low', 'old', 'no key', 'ignored']

/** Whether something of the server is nearly full, too old, set wrongly or cannot be read. */
export const hasTrouble = ({ writes, space, backup, offsite, proxy, unreadable }: Health) =>
  [writes, space, backup, offsite].some(({ state }) => TROUBLED.includes(state)) ||
  TROUBLED.includes(proxy) ||
  unreadable.documents.length > 0 ||
  Object.values(unreadable.counts).some(count => count > 0)

const dashboard = resource(() => callAsAdmin(getDashboard))

/**
 * Loads all that the dashboard shows in one request, and fills with it what other pages show too. A
 * part that failed fails alone.
 */
export async function loadDashboard(): Promise<void> {
  const response = callAsAdmin(getDashboard)
  const part = async <T>(of: (all: Dashboard) => DashboardPart<T> | undefined): Promise<T> => {
    const found = of(await response)
    if (found && 'value' in found) return found.value
    throw new CallError(found?.failure ?? failureOf(getDashboard), { status: 500 })
  }
  const mayReadMessages = mayOpenPath($role.get(), '/admin/messages')
  await Promise.all([
    dashboard.follow(response),
    recentActivity.follow(part(({ activity }) => activity)),
    publishStatus.follow(part(({ publishing }) => publishing)),
    mayReadMessages && messageCounts.follow(part(({ messages }) => messages)),
  ])
}

type ValueOf<P> = P extends { value: infer T } ? T : never

/** One part; undefined until it is loaded, where it failed, and for a role that may not read it. */
export function usePart<Name extends keyof Dashboard>(
  name: Name,
): ValueOf<Dashboard[Name]> | undefined {
  const part = useStore(dashboard.$known)?.[name]
  return part && 'value' in part ? (part.value as ValueOf<Dashboard[Name]>) : undefined
}

const ONLINE = 'site-online'

/**
 * Whether the site is nowhere yet: then what is left to set up stands first. Its place is kept while
 * that is asked, unless this browser knows the answer, so that no button moves away under a finger.
 */
export function useIsNew(): boolean {
  const { state } = useStore(dashboard.$data)
  const isOnline = usePart('setup')?.steps[0]?.isDone
  useEffect(() => {
    if (isOnline !== undefined) keepHere(ONLINE, isOnline ? 'true' : null)
  }, [isOnline])
  if (isOnline !== undefined) return !isOnline
  return state === 'loading' && keptHere(ONLINE) === null
}

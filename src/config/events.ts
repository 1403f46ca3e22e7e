import type { CommunityEvent } from '#domain/events/event.ts'
import { seedEvents } from './seed/events.ts'

/** The events that visitors see, as this build knows them. */
export const builtEvents: readonly CommunityEvent[] = seedEvents

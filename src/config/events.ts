import type { CommunityEvent } from '#domain/events/event.ts'
import { snapshot } from './snapshot.ts'

/** The events that visitors see, as this build knows them. */
export const builtEvents: readonly CommunityEvent[] = snapshot.events.events

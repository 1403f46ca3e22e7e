/** One step of a history (section 'history-timeline'). */
export interface TimelineItem {
  year: string
  title: string
  description: string
}

/** The steps of a history section's JSON, without those that lack a field; none when it is no list. */
export function parseTimeline(content: string): TimelineItem[] {
  try {
    const items: unknown = JSON.parse(content)
    return Array.isArray(items) ? items.filter(isTimelineItem) : []
  } catch {
    return []
  }
}

function isTimelineItem(item: unknown): item is TimelineItem {
  if (typeof item !== 'object' || item === null) return false
  return ['year', 'title', 'description'].every(
    field => typeof (item as Record<string, unknown>)[field] === 'string',
  )
}

import type { Block } from '../block.ts'

export const videos: Block = {
  name: 'Videos',
  about: 'YouTube videos that you choose; nothing of YouTube loads before a click',
  fields: { title: ['line', 'Heading'], items: ['videos', 'Videos'] },
  script: 'videos',
  under: ['ul', 'items', 'video-list'],
}

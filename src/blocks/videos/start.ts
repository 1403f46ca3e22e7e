import { startPlayer } from '#components/videos/player.ts'
import { startPosters } from '#components/videos/posters.ts'

for (const list of document.querySelectorAll<HTMLElement>('.video-list[data-section]')) {
  startPlayer(list)
  startPosters(list)
}

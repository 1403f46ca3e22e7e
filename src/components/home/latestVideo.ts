import { whenLoaded } from '#components/chrome/scripts/whenLoaded.ts'
import { posterSet } from '#domain/videos/addresses.ts'
import { latestVideo, latestWords } from '#domain/videos/videos.ts'
import { $videos, loadVideos } from '#stores/videos.ts'

/** Shows the newest video of this moment, which may differ from the build's. */
const section = document.querySelector<HTMLElement>('[data-latest-video]')
const part = (name: string) => section?.querySelector(name)

$videos.listen(state => {
  if (!section || state.status !== 'ready') return
  const video = latestVideo(state)
  section.hidden = !video
  if (!video) return
  part('.eyebrow')!.textContent = latestWords(video)
  part('h2')!.textContent = video.title
  if (section.dataset.latestVideo === video.videoId) return
  section.dataset.latestVideo = video.videoId
  const image = part('img') as HTMLImageElement
  image.srcset = posterSet(video.thumbnail)
  image.src = video.thumbnail
})
whenLoaded(() => void loadVideos())

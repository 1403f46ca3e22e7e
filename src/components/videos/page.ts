import { MINUTE } from '#domain/time/civil.ts'
import type { VideoList, VideosState } from '#domain/videos/videos.ts'
import { $videos, loadVideos } from '#stores/videos.ts'
import { videoTexts } from '#texts/videoList.ts'
import { fill, shown, videoKey } from './fill.ts'
import { startPages } from './pages.ts'
import { isPlaying, startPlayer } from './player.ts'
import { startPosters } from './posters.ts'

/** As often as the CDN's copies of the response change. */
const ASK_EVERY_MS = MINUTE

const root = document.querySelector<HTMLElement>('[data-videos]')
if (root) start(root)

function start(root: HTMLElement): void {
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-videos-${name}]`)
  const showPage = startPages(root)
  const hasBuilt = part('list')?.hidden === false
  startPlayer(root)
  startPosters(root)
  showPage()

  const only = (name: 'list' | 'none' | 'failed') => {
    for (const one of ['list', 'none', 'failed']) {
      const place = part(one)
      if (place) place.hidden = one !== name
    }
  }

  const showVideos = ({ featuredVideo, otherVideos }: VideoList) => {
    const featured = root.querySelector<HTMLElement>('[data-featured]')
    const list = root.querySelector<HTMLElement>('.video-list')
    const card =
      root.querySelector<HTMLTemplateElement>('[data-video-card]')?.content.firstElementChild
    if (!featured || !list || !card) return
    if (!featuredVideo) return only('none')
    if (shown(featured) !== videoKey(featuredVideo)) fill(featured, featuredVideo)
    const cards = [...list.children] as HTMLElement[]
    if (cards.map(shown).join('\n') !== otherVideos.map(videoKey).join('\n')) {
      list.replaceChildren(
        ...otherVideos.map(video => {
          const item = card.cloneNode(true) as HTMLElement
          fill(item, video)
          return item
        }),
      )
      const others = part('others')
      if (others) others.hidden = otherVideos.length === 0
      showPage()
    }
    only('list')
  }

  const show = (state: VideosState) => {
    const loading = part('loading')
    if (loading)
      loading.textContent = state.status === 'loading' && !hasBuilt ? videoTexts.loading : ''
    // A playing video is not replaced: newer videos wait for the next response.
    if (state.status === 'ready' && !isPlaying()) showVideos(state.videos)
    if (state.status === 'failed' && !hasBuilt) {
      only('failed')
      const error = part('error')
      if (error) error.textContent = state.message
    }
  }

  $videos.subscribe(show)
  void loadVideos()
  const refresh = () => {
    if (document.visibilityState === 'visible') void loadVideos()
  }
  setInterval(refresh, ASK_EVERY_MS)
  document.addEventListener('visibilitychange', refresh)
}

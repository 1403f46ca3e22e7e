import type { ScreenSettings } from './screen.ts'

/**
 * The address that the panel shows in a frame: it sends no heartbeat, and shows the settings that
 * the panel sends to it as a message. The page sends SCREEN_READY to its parent once it listens.
 */
export const SCREEN_PREVIEW_PATH = '/display?preview=1'

/** From the page to the panel: it can take settings now. */
export const SCREEN_READY = 'screen-ready'

/** From the panel to the page: show these settings, which may be unsaved. */
export interface ScreenPreviewMessage {
  readonly type: 'screen-settings'
  readonly screen: ScreenSettings
}

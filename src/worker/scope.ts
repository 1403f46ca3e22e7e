/**
 * The part of a service worker's global scope that is used here. TypeScript's own types of workers and
 * of pages exclude each other in one project.
 */
export interface WorkEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends WorkEvent {
  readonly request: Request
  /** The browser's own request of a navigation, sent while the worker starts. */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(response: Response | Promise<Response>): void
}

interface MessageFromPage extends WorkEvent {
  readonly data: unknown
}

export interface PushEvent extends WorkEvent {
  readonly data: { json(): unknown; text(): string } | null
}

interface NotificationEvent extends WorkEvent {
  readonly notification: Notification
  readonly action: string
}

interface WindowClient {
  readonly url: string
  readonly visibilityState: DocumentVisibilityState
  focus(): Promise<WindowClient>
  navigate(url: string): Promise<WindowClient | null>
  postMessage(message: unknown): void
}

interface WorkerEvents {
  install: WorkEvent
  activate: WorkEvent
  fetch: FetchEvent
  message: MessageFromPage
  push: PushEvent
  pushsubscriptionchange: WorkEvent
  notificationclick: NotificationEvent
  notificationclose: NotificationEvent
}

/** What the build writes in front of the worker's code (config/workerFile.ts). */
export interface WorkerBuild {
  /** Changes with every file that the worker keeps at its installation. */
  readonly id: string
  /** The files of the page for when nothing else is there. */
  readonly shell: readonly string[]
  /** The further languages, whose pages are in their folders. */
  readonly languages: readonly string[]
  /** The site has switched the worker off: this one only removes itself. */
  readonly off?: boolean
}

interface WorkerScope {
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  readonly workerBuild: WorkerBuild
  readonly clients: {
    matchAll(options?: {
      type?: 'window'
      includeUncontrolled?: boolean
    }): Promise<readonly WindowClient[]>
    openWindow(url: string): Promise<WindowClient | null>
    claim(): Promise<void>
  }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void
}

export const worker = globalThis as unknown as WorkerScope

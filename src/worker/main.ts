import { startPush } from './push.ts'

/**
 * The service worker, bundled by config/workerFile.ts to /worker.js. Everything registers its
 * listeners at once: the browser ignores those that are added later.
 */
startPush()

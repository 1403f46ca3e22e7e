import type { Exchange } from './exchange.ts'

/** Where pages come from: a finished build, or the development server. */
export interface Pages {
  /** Whether there is a page or file at this (still encoded) path. */
  has(path: string): boolean | Promise<boolean>
  /**
   * Sends the page at `path`, or sends nothing and returns false. `rewrite` is set when a
   * rule led here from another path: its status is sent, and the address stays as it is.
   */
  serve(exchange: Exchange, path: string, rewrite?: { status: number }): Promise<boolean>
  /** Sends the site's own 404 page. */
  serveNotFound(exchange: Exchange): Promise<void>
}

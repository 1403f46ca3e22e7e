import type { Exchange } from './exchange.ts'

/** Where pages come from: a finished build, or the development server. */
export interface Pages {
  /** Whether a page or file answers this (still encoded) path. */
  has(path: string): boolean | Promise<boolean>
  /** Answers with the page at `path`, or answers nothing and gives false. */
  serve(exchange: Exchange, path: string, status?: number): Promise<boolean>
  /** Answers with the site's own 404 page. */
  serveNotFound(exchange: Exchange): Promise<void>
}

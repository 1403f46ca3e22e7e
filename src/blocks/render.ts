import { renderToStaticMarkup } from 'react-dom/server'
import type { Page } from '#domain/structure/structure.ts'
import { blockNode, type PageTexts, pageNode, type Texts } from './nodes.ts'

/** A block as HTML. */
export const blockHtml = (type: string, texts: Texts): string =>
  renderToStaticMarkup(blockNode(type, texts))

/** A page that people made as HTML. */
export const pageHtml = (page: Page, texts: PageTexts): string =>
  renderToStaticMarkup(pageNode(page, texts))

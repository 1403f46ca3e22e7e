import { renderToStaticMarkup } from 'react-dom/server'
import type { Page } from '#domain/structure/structure.ts'
import { type BlockTexts, blockNode, type PageTexts, pageNode } from './nodes.ts'

/** A block as HTML. */
export const blockHtml = (type: string, texts: BlockTexts): string =>
  renderToStaticMarkup(blockNode(type, texts))

/** A page that people made as HTML. */
export const pageHtml = (page: Page, texts: PageTexts): string =>
  renderToStaticMarkup(pageNode(page, texts))

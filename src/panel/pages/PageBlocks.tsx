import { blockName, titleOf } from '#domain/structure/names.ts'
import { leadOf } from '#domain/structure/specified.ts'
import type { Page, PlacedBlock } from '#domain/structure/structure.ts'
import { Button } from '#islands/ui/Button.tsx'
import { moved } from '#panel/content/rules/items.ts'
import { withCopyOfBlock, withPage } from './edits.ts'
import { Sortable } from './Sortable.tsx'
import { change } from './structure.ts'

/** The parts of a page in their order: each can be moved and hidden, but for the first with the heading. */
export function PageBlocks({ page }: { page: Page }) {
  const edit = (next: (blocks: readonly PlacedBlock[]) => readonly PlacedBlock[]) =>
    change(all => withPage(all, page.id, one => ({ ...one, blocks: next(one.blocks) })))
  const nameOf = (block: PlacedBlock) => blockName(page, block)
  const isLead = ({ id }: PlacedBlock) => id === leadOf(page.id)
  if (page.blocks.length < 2) return null
  const stays = page.blocks[0] && isLead(page.blocks[0]) ? 1 : 0
  return (
    <fieldset className="page-blocks">
      <legend>Parts of the page</legend>
      <Sortable
        items={page.blocks}
        nameOf={nameOf}
        fixed={stays}
        onMove={(from, to) => edit(blocks => moved(blocks, from, to))}
      >
        {block => (
          <div className="page-block line-s spread" data-hidden={block.hidden}>
            <span>
              {nameOf(block)}
              {block.hidden && <span className="badge badge-plain">Hidden</span>}
            </span>
            <span className="line-s">
              {block.block !== 'page' && (
                <Button
                  kind="link"
                  icon="copy"
                  onClick={() => change(all => withCopyOfBlock(all, page, block))}
                >
                  Duplicate<span className="visually-hidden"> {nameOf(block)}</span>
                </Button>
              )}
              {block.block !== 'page' && (
                <Button
                  kind="link"
                  icon="trash2"
                  onClick={() => edit(blocks => blocks.filter(one => one !== block))}
                >
                  Remove<span className="visually-hidden"> {nameOf(block)}</span>
                </Button>
              )}
              {!isLead(block) && (
                <Button
                  kind="link"
                  icon={block.hidden ? 'eye' : 'eyeOff'}
                  onClick={() =>
                    edit(blocks => blocks.map(one => (one === block ? turned(one) : one)))
                  }
                >
                  {block.hidden ? 'Show' : 'Hide'}
                  <span className="visually-hidden">
                    {' '}
                    {nameOf(block)} on {titleOf(page)}
                  </span>
                </Button>
              )}
            </span>
          </div>
        )}
      </Sortable>
    </fieldset>
  )
}

const turned = ({ hidden, ...block }: PlacedBlock): PlacedBlock =>
  hidden ? block : { ...block, hidden: true }

import { BLOCKS, type BlockType } from '#blocks/declared.ts'
import type { Page } from '#domain/structure/structure.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import type { PanelIcon } from '#islands/ui/icons.ts'
import { Folded } from '#panel/shell/Folded.tsx'
import { newId, withPage } from './edits.ts'
import { change } from './structure.ts'

const ICONS: Readonly<Record<BlockType, PanelIcon>> = {
  text: 'file-text',
  picture: 'image',
  cards: 'columns-2',
  steps: 'list-ordered',
  questions: 'info',
  people: 'users',
  timeline: 'history',
}

/** Adds a part to a page, at its end. */
export function AddBlock({ page }: { page: Page }) {
  const add = (type: BlockType) =>
    change(all =>
      withPage(all, page.id, one => ({
        ...one,
        blocks: [...one.blocks, { id: newId(type), block: type }],
      })),
    )
  return (
    <Folded className="add-block" summary="Add a part">
      {() => (
        <ul className="block-choices">
          {(Object.keys(BLOCKS) as BlockType[]).map(type => (
            <li key={type}>
              <button type="button" className="block-choice" onClick={() => add(type)}>
                <Icon name={ICONS[type]} />
                <b>{BLOCKS[type].name}</b>
                <span className="muted">{BLOCKS[type].about}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Folded>
  )
}

import { BLOCKS, type BlockType } from '#blocks/declared.ts'
import { drawingOf } from '#blocks/drawings.ts'
import { isOneTool } from '#domain/structure/specified.ts'
import type { Page } from '#domain/structure/structure.ts'
import { spell } from '#locale/spell.ts'
import { Folded } from '#panel/shell/Folded.tsx'
import { newId, withPage } from './edits.ts'
import './parts.css'
import { change } from './structure.ts'

/** Adds a part to a page, at its end. */
export function AddBlock({ page }: { page: Page }) {
  if (isOneTool(page.id)) return null
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
        <ul className="bare block-choices pile-2xs">
          {(Object.keys(BLOCKS) as BlockType[]).map(type => (
            <li key={type}>
              <button type="button" className="block-choice bare-button" onClick={() => add(type)}>
                <span
                  className="block-drawing"
                  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings are files of the project
                  dangerouslySetInnerHTML={{ __html: drawingOf(type) }}
                />
                <b>{spell(BLOCKS[type].name)}</b>
                <span className="muted">{spell(BLOCKS[type].about)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Folded>
  )
}

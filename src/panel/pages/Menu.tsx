import { useId, useState } from 'react'
import { labelOf, type MenuPlace, titleOf } from '#domain/structure/names.ts'
import {
  findPage,
  isPublic,
  type MenuItem,
  type SiteId,
  type Structure,
} from '#domain/structure/structure.ts'
import { Button } from '#islands/ui/Button.tsx'
import { IconButton } from '#islands/ui/IconButton.tsx'
import { Select } from '#islands/ui/Select.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { moved } from '#panel/content/rules/items.ts'
import { errorsUnder } from '#panel/fields/FieldControl.tsx'
import { itemsAt, labeled, movedTo, newId, withItems } from './edits.ts'
import { Sortable } from './Sortable.tsx'
import { change } from './structure.ts'

interface Props {
  structure: Structure
  site: SiteId
  place: MenuPlace
  /** The group whose links these are. */
  group?: string
  /** By the path inside of the items. */
  errors: Readonly<Record<string, string>>
}

/** The items of a menu or footer, or the links of a group. */
export function Menu({ structure, site, place, group, errors }: Props) {
  const items = itemsAt(structure, site, place, group)
  const edit = (next: (items: readonly MenuItem[]) => readonly MenuItem[]) =>
    change(all => withItems(all, site, place, group, next))
  const nameOf = (item: MenuItem) => labelOf(structure, site, place, item).text || 'New item'
  const groups = itemsAt(structure, site, place).filter(item => item.items)
  return (
    <div className="menu-edit">
      <Sortable
        items={items}
        nameOf={nameOf}
        onMove={(from, to) => edit(all => moved(all, from, to))}
      >
        {(item, index) => (
          <div className="menu-item">
            <TextField
              label={item.items ? 'Group' : 'Link'}
              value={item.label ?? ''}
              placeholder={nameOf(item)}
              error={errors[`${index}.label`] ?? errors[index]}
              hint={whereTo(structure, item)}
              onChange={label =>
                edit(all => all.map(one => (one.id === item.id ? labeled(one, label) : one)))
              }
            />
            {place === 'menu' && !item.items && groups.length > 0 && (
              <Select
                label="In"
                value={group ?? ''}
                options={[
                  { value: '', label: 'The menu itself' },
                  ...groups.map(one => ({ value: one.id, label: nameOf(one) })),
                ]}
                onChange={to =>
                  change(all => movedTo(all, site, item, group, to === '' ? undefined : to))
                }
              />
            )}
            <IconButton
              icon="trash2"
              aria-label={`Remove from the menu: ${nameOf(item)}`}
              title="Remove from the menu; the page stays"
              onClick={() => edit(all => all.filter(({ id }) => id !== item.id))}
            />
            {item.items && (
              <Menu
                {...{ structure, site, place }}
                group={item.id}
                errors={errorsUnder(errors, `${index}.items`)}
              />
            )}
          </div>
        )}
      </Sortable>
      {group === undefined && <AddItem {...{ structure, site, place }} />}
    </div>
  )
}

/** Where a link leads, for the line below its label. */
function whereTo(structure: Structure, { page, hash, href, items }: MenuItem): string {
  if (items) return items.length === 1 ? 'One link' : `${items.length} links`
  const found = page && findPage(structure, page)
  if (!found) return href ?? ''
  const note = isPublic(structure, found) ? '' : ' · not shown, so visitors do not see the link'
  return `${found.address}${hash ? `#${hash}` : ''}${note}`
}

const ELSEWHERE = 'elsewhere'
const GROUP = 'group'

function AddItem({ structure, site, place }: Omit<Props, 'errors' | 'group'>) {
  const id = useId()
  const [choice, setChoice] = useState('')
  const [href, setHref] = useState('https://')
  const [label, setLabel] = useState('')
  const pages = structure.pages.filter(
    page => page.state !== 'removed' && structure.sites[page.site].on,
  )
  const isElsewhere = choice === ELSEWHERE
  const needsLabel = isElsewhere || choice === GROUP
  const add = () => {
    const item: MenuItem = {
      id: newId('item'),
      ...(needsLabel && { label: label.trim() }),
      ...(isElsewhere
        ? { href: href.trim() }
        : choice === GROUP
          ? { items: [] }
          : { page: choice }),
    }
    change(all => withItems(all, site, place, undefined, items => [...items, item]))
    setChoice('')
    setLabel('')
    setHref('https://')
  }
  return (
    <fieldset className="menu-add line-fields" aria-labelledby={id}>
      <legend id={id}>Add to the {place}</legend>
      <Select
        label="What"
        value={choice}
        options={[
          { value: '', label: 'Choose…' },
          ...(place === 'menu' ? [{ value: GROUP, label: 'A group of links' }] : []),
          { value: ELSEWHERE, label: 'A link to another website' },
          ...pages.map(page => ({ value: page.id, label: titleOf(page) || 'New page' })),
        ]}
        onChange={setChoice}
      />
      {needsLabel && <TextField label="Label" value={label} onChange={setLabel} />}
      {isElsewhere && <TextField label="Address" type="url" value={href} onChange={setHref} />}
      <Button
        icon="plus"
        disabled={choice === '' || (needsLabel && label.trim() === '')}
        onClick={add}
      >
        Add
      </Button>
    </fieldset>
  )
}

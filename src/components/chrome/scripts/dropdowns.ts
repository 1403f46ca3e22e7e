const OPEN_AFTER = 90
const CLOSE_AFTER = 280

/**
 * Adds the behavior of a dropdown to native disclosures: it closes by Escape, by a click outside and
 * on leaving; it opens on hover; arrow keys move through its links.
 */
export function startDropdowns(): void {
  const dropdowns = [...document.querySelectorAll<HTMLDetailsElement>('details[data-dropdown]')]
  for (const dropdown of dropdowns) {
    closeByKeyAndLeaving(dropdown)
    if (dropdown.classList.contains('nav-group')) {
      openByHover(dropdown)
      walkByArrows(dropdown)
    }
  }
  document.addEventListener('click', event => {
    for (const dropdown of dropdowns) {
      if (!dropdown.contains(event.target as Node)) dropdown.open = false
    }
  })
}

function closeByKeyAndLeaving(dropdown: HTMLDetailsElement): void {
  dropdown.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || !dropdown.open) return
    dropdown.open = false
    dropdown.querySelector('summary')?.focus()
  })
  dropdown.addEventListener('focusout', event => {
    const next = event.relatedTarget
    if (next instanceof Node && !dropdown.contains(next)) dropdown.open = false
  })
}

function openByHover(dropdown: HTMLDetailsElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let openedByHover = 0
  const later = (open: boolean, delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (open && !dropdown.open) openedByHover = Date.now()
      dropdown.open = open
    }, delay)
  }
  dropdown.addEventListener('pointerenter', event => {
    if (event.pointerType === 'mouse') later(true, OPEN_AFTER)
  })
  dropdown.addEventListener('pointerleave', event => {
    if (event.pointerType === 'mouse') later(false, CLOSE_AFTER)
  })
  // A click just after the hover opened the list is meant to open it, so it does not close it.
  dropdown.querySelector('summary')?.addEventListener('click', event => {
    clearTimeout(timer)
    if (dropdown.open && Date.now() - openedByHover < 600) event.preventDefault()
  })
}

function walkByArrows(dropdown: HTMLDetailsElement): void {
  dropdown.addEventListener('keydown', event => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    dropdown.open = true
    const stops = [...dropdown.querySelectorAll<HTMLElement>('summary, a')]
    const from = stops.indexOf(document.activeElement as HTMLElement)
    stops[(from + step + stops.length) % stops.length]?.focus()
  })
}

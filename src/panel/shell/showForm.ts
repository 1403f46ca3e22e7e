/** Scrolls a form that has opened into view; one that is longer is read from its first field on. */
export function showForm(form: HTMLElement | null): void {
  const isLong = (form?.offsetHeight ?? 0) > innerHeight
  form?.scrollIntoView({ block: isLong ? 'start' : 'nearest' })
}

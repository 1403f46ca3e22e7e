/** Runs it once the page is loaded; scripts start after the first paint, which may be later. */
export function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run()
  else addEventListener('load', run, { once: true })
}

/** A browser of another engine, as far as the checks use it. */
export interface Engine {
  name: string
  /** Opens a page and waits until it is loaded. */
  open(url: string): Promise<void>
  /** The value of an expression in the page; it has to survive JSON. */
  evaluate<T>(expression: string): Promise<T>
  /** Sets the size of the window in CSS pixels, as far as the browser allows. */
  resize(width: number, height: number): Promise<void>
  /** Types into the element of a selector as a person does; '\n' is Enter. */
  type(selector: string, text: string): Promise<void>
  /** What the console said since the last call: errors and refused content. */
  complaints(): string[]
  close(): Promise<void>
}

/** Waits for a value that is not undefined; throws with the name after the time. */
export async function until<T>(
  name: string,
  find: () => Promise<T | undefined> | T | undefined,
  within = 20_000,
): Promise<T> {
  const end = Date.now() + within
  for (;;) {
    const found = await find()
    if (found !== undefined) return found
    if (Date.now() > end) throw new Error(`${name} within ${within / 1000} s`)
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}

/**
 * What televisions of the last years lack (Chromium 76) and the shared rules use. Syntax is
 * written out by the build; these are the methods.
 */
type Lists = Record<string, unknown>

function add(owner: object, name: string, value: unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true })
}

function findLast<T>(
  this: ArrayLike<T>,
  test: (value: T, index: number, all: ArrayLike<T>) => unknown,
): T | undefined {
  return this[findLastIndex.call(this, test as never)]
}

function findLastIndex(
  this: ArrayLike<unknown>,
  test: (value: unknown, index: number, all: ArrayLike<unknown>) => unknown,
): number {
  for (let index = this.length - 1; index >= 0; index--) {
    if (test(this[index], index, this)) return index
  }
  return -1
}

function at<T>(this: ArrayLike<T>, index: number): T | undefined {
  return this[index < 0 ? this.length + index : index]
}

add(Array.prototype, 'findLast', findLast)
add(Array.prototype, 'findLastIndex', findLastIndex)
add(Array.prototype, 'at', at)
add(String.prototype, 'at', at)
add(String.prototype, 'replaceAll', function (this: string, from: string | RegExp, to: string) {
  return typeof from === 'string' ? this.split(from).join(to) : this.replace(from, to)
})
add(Object, 'hasOwn', (owner: Lists, name: string) => Object.hasOwn(owner, name))

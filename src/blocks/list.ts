/** Every block: a new one is a folder and a line here. */
export { cards } from './cards/block.ts'
export { people } from './people/block.ts'
export { picture } from './picture/block.ts'
export { questions } from './questions/block.ts'
export { steps } from './steps/block.ts'
export { text } from './text/block.ts'
export { timeline } from './timeline/block.ts'

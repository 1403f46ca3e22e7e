import { expect, it } from 'vitest'
import { failureLine } from './failureLine.ts'

it.each([
  ['', 'its log is empty.'],
  ['storage is down', 'storage is down'],
  [
    'The build ended with 1.\n\u001b[31m[ERROR]\u001b[39m Caught error: Error: the snapshot is odd\nthe snapshot is odd\n  Stack trace:\n    at x (file:///x.mjs:1:2)\n',
    '[ERROR] Caught error: Error: the snapshot is odd',
  ],
  [
    "[UNRESOLVED_IMPORT] Could not resolve './gone.ts'\n   │   ╰── Module not found.\n───╯\n\n  Location:\n    /x/broken.astro:2:7\n",
    "[UNRESOLVED_IMPORT] Could not resolve './gone.ts'",
  ],
  [
    '{\n "path": [\n "videos"\n ],\n "message": "Invalid input: expected object"\n }\n]\n  Stack trace:\n',
    '"message": "Invalid input: expected object"',
  ],
  [`error ${'x'.repeat(400)}`, `error ${'x'.repeat(294)}`],
])('reduces the log %j to %j', (log, words) => {
  expect(failureLine(log)).toBe(words)
})

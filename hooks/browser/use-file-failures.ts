import { useState } from 'react'

/** Why files of a form were not taken, a line each: of several that fail, none hides another. */
export function useFileFailures() {
  const [lines, setLines] = useState<readonly string[]>([])
  return {
    failure: lines.join('\n'),
    fail: (line: string) => setLines((before) => [...before, line]),
    forget: () => setLines([]),
  }
}

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SCENARIO_NAMES } from '@/server/edge/faults/scenarios/scenarios'

describe('the pictures of docs/qa.md', () => {
  it('show every scenario, and nothing else', () => {
    const shown = readFileSync('docs/qa.md', 'utf8').matchAll(
      /\(pictures\/scenarios\/(.+?)\.webp\)/g,
    )
    const files = readdirSync('docs/pictures/scenarios').map((name) => name.replace('.webp', ''))
    const names = [...SCENARIO_NAMES].sort()
    expect([...shown].map(([, name]) => name).sort()).toEqual(names)
    expect(files.sort()).toEqual(names)
  })
})

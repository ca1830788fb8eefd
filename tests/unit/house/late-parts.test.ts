import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const files = ['components', 'pages'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join(folder, name)),
)
const numberOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

describe('parts loaded late', () => {
  // Next's dynamic asks for a file once; `late` asks again.
  it('are asked for again where their file did not come', () => {
    const loading = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }))
    const dynamic = loading.filter(({ text }) => text.includes('dynamic('))
    expect(dynamic.length).toBeGreaterThan(40)
    const asksOnce = ({ text }: { text: string }) =>
      numberOf(text, /\bdynamic\(/g) > numberOf(text, /\bloading: late\(/g)
    expect(dynamic.filter(asksOnce).map(({ file }) => file)).toEqual([])
  })
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { loadPages } from '@/server/edge/load-pages'

const folder = mkdtempSync(join(tmpdir(), 'pages-'))
afterEach(() => {
  rmSync(folder, { recursive: true })
  vi.unstubAllGlobals()
})

it('reads every page, also after one that fails, and lets other work in between', async () => {
  const order: string[] = []
  vi.stubGlobal('read', (name: string) => {
    order.push(name)
    setImmediate(() => order.push(`after ${name}`))
  })
  const code = { first: "read('first')", broken: "throw new Error('no')", last: "read('last')" }
  for (const [name, text] of Object.entries(code)) writeFileSync(join(folder, `${name}.js`), text)
  const files = Object.keys(code).map((name) => [`/${name}`, `${name}.js`])
  writeFileSync(join(folder, 'pages-manifest.json'), JSON.stringify(Object.fromEntries(files)))
  await loadPages(folder)
  expect(order).toEqual(['first', 'after first', 'last'])
})

import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The known domains: every layer's folders are among them (docs/architecture.md). */
const DOMAINS = [
  'account',
  'after-sale',
  'area',
  'cart',
  'catalog',
  'chat',
  'comment',
  'help',
  'inquiry',
  'invoice',
  'merchant',
  'message',
  'order',
  'payment',
  'product',
  'quick-order',
  'quotation',
  'search',
  'site',
]

/** Folders that belong to no domain, by layer. */
const OTHERS: Record<string, string[]> = {
  contract: ['operations'],
  hooks: ['browser', 'call'],
  components: ['layout', 'ui'],
  'server/modules': ['file'],
}

const ROOT_FILES_MAX = 16

describe.each(Object.keys(OTHERS))('folders of %s', (layer) => {
  const entries = readdirSync(layer, { withFileTypes: true })

  it('are named after known domains', () => {
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    expect(
      folders.filter((name) => ![...DOMAINS, ...(OTHERS[layer] ?? [])].includes(name)),
    ).toEqual([])
  })

  it('leave few files at the root', () => {
    expect(entries.filter((entry) => entry.isFile()).length).toBeLessThanOrEqual(ROOT_FILES_MAX)
  })
})

it.each(DOMAINS)('contract/%s: file names end in -calls, -rules or -address', (domain) => {
  const names = readdirSync(`contract/${domain}`)
  expect(
    names.filter(
      (name) => !/-(calls|rules|address)\.ts$/.test(name) && !/^(calls|rules)/.test(name),
    ),
  ).toEqual([])
})

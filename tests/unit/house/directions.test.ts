import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** A planted file, its forbidden import, and the message of the rule. */
const PLANTED = [
  ['contract/a.ts', '@/services/env', 'contract/ is the leaf'],
  ['contract/b.ts', 'axios', 'needs zod and nothing else'],
  ['contract/c.ts', '../server/kernel/env', 'contract/ is the leaf'],
  ['contract/cart/d-rules.ts', 'zod/mini', 'A rule is pure arithmetic'],
  ['contract/cart/e-rules.ts', './cart-address', 'A rule is pure arithmetic'],
  ['services/a.ts', '@/hooks/use-cart', 'services/ stands on contract/ alone'],
  ['services/b.ts', 'react', 'services/ knows no React'],
  ['services/c.ts', '@/server/kernel/env', 'services/ stands on contract/ alone'],
  ['conformance/a.ts', '@/server/edge/app', 'nothing of our own API may help'],
  ['conformance/b.ts', 'axios', 'conformance/ asks by fetch alone'],
  ['hooks/a.ts', '@/components/ui/icon', 'hooks/ stands on services/'],
  ['services/page/d.ts', 'react-dom', 'services/page renders nothing'],
  ['hooks/b.ts', 'antd', 'hooks/ shows nothing'],
  ['hooks/c.ts', 'axios', 'Only services/http speaks HTTP'],
  ['components/catalog/a.tsx', '@/services/env', 'components/ get their data from hooks/'],
  ['components/catalog/home/b.tsx', 'axios', 'components/ get their data from hooks/'],
  ['components/search/c.tsx', 'swr', 'components/ get their data from hooks/'],
  ['components/product/d.tsx', '@/server/kernel/env', 'know neither pages nor the server'],
  [
    'components/search/e.tsx',
    '@/components/product/product-view',
    'Domains never import each other',
  ],
  ['components/search/f.tsx', '../product/product-view', 'Domains never import each other'],
  ['components/order/checkout/g.tsx', '../../cart/cart-view', 'Domains never import each other'],
  [
    'components/order/shared/h.tsx',
    '@/components/cart/cart-view',
    'Domains never import each other',
  ],
  ['components/cart/i.tsx', '@/components/layout/layout', 'Domains never import each other'],
  [
    'components/ui/j.tsx',
    '@/components/cart/shared/add-to-cart',
    'components/ui is free of domains',
  ],
  ['components/ui/k.tsx', '../cart/cart-view', 'components/ui is free of domains'],
  ['components/layout/l.tsx', '../cart/cart-view', 'The frame names what it shows'],
  ['components/layout/m.tsx', '@/services/env', 'components/ get their data from hooks/'],
  ['pages/a.tsx', '@/server/kernel/env', 'The shop never imports the server'],
  ['pages/b.tsx', 'axios', 'A page names its requests and its view'],
  ['server/edge/a.ts', '@/services/env', 'server/ never imports the shop'],
  ['server/edge/b.ts', 'react', 'server/ is the product API'],
  ['catalogue/a.ts', '@/server/kernel/db/client', 'catalogue/ is data and drawings'],
  ['catalogue/b.ts', '@/services/env', 'server/ never imports the shop'],
  ['server/edge/s.ts', '@/catalogue/data/leaves', 'through catalogue/port.ts alone'],
  ['server/modules/product/t.ts', '@/catalogue/drawings/drawing', 'through catalogue/port.ts'],
  ['server/edge/c.ts', '../../hooks/use-cart', 'server/ never imports the shop'],
  ['server/kernel/d.ts', '@/server/modules/cart/cart-service', 'server/kernel is the ground floor'],
  ['server/kernel/http/e.ts', '@/server/edge/app', 'server/kernel is the ground floor'],
  ['server/modules/cart/f.ts', '@/server/edge/app', 'server/modules is below server/edge'],
  ['server/modules/cart/g.ts', '../order/stock', 'A module reaches another by its whole name'],
  [
    'server/modules/area/h.ts',
    '@/server/modules/catalog/metadata',
    'server/modules/area stands below',
  ],
  ['server/modules/catalog/i.ts', '@/server/modules/product/offer-view', 'catalog stands below'],
  ['server/modules/product/j.ts', '@/server/modules/search/filter', 'product stands below'],
  ['server/modules/search/k.ts', '@/server/modules/account/buyer', 'search stands below'],
  ['server/modules/account/l.ts', '@/server/modules/cart/cart-view', 'account stands below'],
  ['server/modules/cart/m.ts', '@/server/modules/quotation/quotation-file', 'cart stands below'],
  ['server/modules/quick-order/n.ts', '@/server/modules/quotation/quotation-file', 'stands below'],
  ['server/modules/quotation/o.ts', '@/server/modules/order/quote', 'quotation stands below'],
  ['server/modules/inquiry/u.ts', '@/server/modules/order/quote', 'inquiry stands below'],
  ['server/modules/cart/v.ts', '@/server/modules/inquiry/inquiry-view', 'cart stands below'],
  [
    'server/modules/order/p.ts',
    '@/server/modules/after-sale/after-sale-rules',
    'order stands below',
  ],
  ['server/modules/after-sale/q.ts', '@/server/modules/payment/refunds', 'after-sale stands below'],
  ['server/modules/payment/r.ts', '@/server/modules/invoice/issue', 'payment stands below'],
] as const

/** Similar imports that are allowed. */
const ALLOWED = [
  ['conformance/allowed-i.ts', '@/services/http/envelope'],
  ['hooks/allowed-a.ts', '@/services/env'],
  ['components/order/allowed-b.tsx', '@/components/cart/shared/add-to-cart'],
  ['components/order/checkout/allowed-c.tsx', '../order-status'],
  ['components/layout/allowed-d.tsx', '@/components/area/area-selector'],
  ['components/cart/allowed-e.tsx', '@/components/ui/button'],
  ['server/modules/order/allowed-f.ts', '@/server/modules/cart/cart-repository'],
  ['server/modules/payment/allowed-g.ts', '@/server/modules/order/transition'],
  ['server/edge/allowed-h.ts', '@/server/modules/order/order-routes'],
] as const

const folder = mkdtempSync(join(tmpdir(), 'mall-directions-'))

function plant(path: string, source: string) {
  mkdirSync(join(folder, dirname(path)), { recursive: true })
  writeFileSync(join(folder, path), source)
}

/** Biome's findings over the planted files, as `path message` lines. */
function lint(): string {
  const { stdout, stderr } = spawnSync(
    resolve('node_modules/.bin/biome'),
    ['lint', '--reporter=github', '--max-diagnostics=none', '.'],
    { cwd: folder, encoding: 'utf8' },
  )
  return `${stdout}\n${stderr}`
}

describe('import directions', () => {
  let findings = ''

  beforeAll(() => {
    cpSync('tsconfig.json', join(folder, 'tsconfig.json'))
    const config = JSON.parse(readFileSync('biome.json', 'utf8'))
    plant('biome.json', JSON.stringify({ ...config, vcs: { enabled: false }, $schema: undefined }))
    for (const [path, imported] of PLANTED) {
      plant(path, `import { thing } from '${imported}'\nexport const used = thing\n`)
    }
    plant('contract/circle-a.ts', "import { b } from './circle-b'\nexport const a = () => b\n")
    plant('contract/circle-b.ts', "import { a } from './circle-a'\nexport const b = () => a\n")
    for (const [path, imported] of ALLOWED) {
      plant(path, `import { x } from '${imported}'\nexport const y = x\n`)
    }
    plant(
      'services/circle-c.ts',
      "import type { D } from './circle-d'\nexport type C = { d?: D }\n",
    )
    plant(
      'services/circle-d.ts',
      "import type { C } from './circle-c'\nexport type D = { c?: C }\n",
    )
    findings = lint()
  }, 30_000)

  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(PLANTED)('%s may not import %s', (path, _imported, sentence) => {
    const result = findings.split('\n').filter((line) => line.includes(`/${path},`))
    expect(result.join('\n')).toContain(sentence)
  })

  it('refuses import cycles', () => {
    expect(findings).toMatch(/noImportCycles[^\n]*circle-a|circle-a[^\n]*noImportCycles/)
  })

  it('refuses cycles of type imports too', () => {
    expect(findings).toMatch(/noImportCycles[^\n]*circle-c|circle-c[^\n]*noImportCycles/)
  })

  it.each(ALLOWED)('%s may import %s', (path) => {
    expect(findings).not.toContain(`/${path},`)
  })
})

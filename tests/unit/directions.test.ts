import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** A file in a folder, what it must not import, and the sentence whoever trips it reads. */
const PLANTED = [
  ['contract/a.ts', '@/services/env', 'contract/ is the leaf'],
  ['contract/b.ts', 'axios', 'needs zod and nothing else'],
  ['contract/c.ts', '../server/env', 'contract/ is the leaf'],
  ['services/a.ts', '@/hooks/use-cart', 'services/ stands on contract/ alone'],
  ['services/b.ts', 'react', 'services/ knows no React'],
  ['services/c.ts', '@/server/env', 'services/ stands on contract/ alone'],
  ['hooks/a.ts', '@/components/ui/icon', 'hooks/ stands on services/'],
  ['hooks/b.ts', 'antd', 'hooks/ shows nothing'],
  ['hooks/c.ts', 'axios', 'Only services/http speaks HTTP'],
  ['components/home/a.tsx', '@/services/env', 'components/ get their data from hooks/'],
  ['components/home/b.tsx', 'axios', 'components/ get their data from hooks/'],
  ['components/search/c.tsx', 'swr', 'components/ get their data from hooks/'],
  ['components/product/d.tsx', '@/server/env', 'know neither pages nor the server'],
  ['components/error/e.tsx', '@/services/env', 'components/ get their data from hooks/'],
  ['components/home/f.tsx', '@/components/search/search-view', 'Features never import each other'],
  ['components/search/g.tsx', '../product/product-view', 'Features never import each other'],
  ['components/product/h.tsx', '@/components/cart/cart-view', 'Features never import each other'],
  ['components/login/i.tsx', '@/components/home/home-view', 'Features never import each other'],
  ['components/cart/j.tsx', '@/components/login/login-view', 'Features never import each other'],
  ['components/messages/n.tsx', '@/components/cart/cart-view', 'Features never import each other'],
  ['components/cart/o.tsx', '../messages/messages-view', 'Features never import each other'],
  ['components/brand/q.tsx', '@/components/shop/shop-view', 'Features never import each other'],
  ['components/shop/r.tsx', '../category/category-view', 'Features never import each other'],
  ['components/category/s.tsx', '../brand/brand-view', 'Features never import each other'],
  ['components/search/t.tsx', '@/components/category/siblings', 'Features never import each other'],
  ['components/compare/u.tsx', '@/components/cart/cart-view', 'Features never import each other'],
  ['components/user-info/v.tsx', '../compare/compare-view', 'Features never import each other'],
  ['components/search/w.tsx', '../user-info/user-info-view', 'Features never import each other'],
  [
    'components/quick-order/y.tsx',
    '@/components/cart/cart-view',
    'Features never import each other',
  ],
  ['components/cart/z.tsx', '../quick-order/order-rows', 'Features never import each other'],
  ['components/quotation/aa.tsx', '../quick-order/order-rows', 'Features never import each other'],
  ['components/quick-order/ab.tsx', '../quotation/check-view', 'Features never import each other'],
  [
    'components/home/ac.tsx',
    '@/components/quotation/check-view',
    'Features never import each other',
  ],
  ['components/checkout/ae.tsx', '@/components/cart/cart-view', 'Features never import each other'],
  ['components/order/af.tsx', '../checkout/checkout-view', 'Features never import each other'],
  ['components/user-info/ag.tsx', '../order/order-view', 'Features never import each other'],
  ['components/comment-posting/aj.tsx', '../order/order-view', 'Features never import each other'],
  ['components/order/ak.tsx', '../comment-posting/form', 'Features never import each other'],
  ['components/cart/ah.tsx', '../checkout/checkout-view', 'Features never import each other'],
  ['components/layout/ai.tsx', '@/components/order/order-view', 'must not know a feature'],
  ['components/help/al.tsx', '../order/order-view', 'Features never import each other'],
  ['components/order/am.tsx', '@/components/help/help-view', 'Features never import each other'],
  ['components/merchant-join/an.tsx', '../help/help-view', 'Features never import each other'],
  ['components/help/ao.tsx', '../merchant-join/join-view', 'Features never import each other'],
  ['components/website-introduction/ap.tsx', '../help/help-view', 'never import each other'],
  ['components/chat/aq.tsx', '../help/help-view', 'Features never import each other'],
  ['components/order/ar.tsx', '@/components/chat/chat-panel', 'Features never import each other'],
  ['components/shared/as.tsx', '../help/help-view', 'must not know a feature'],
  ['components/shared/ad.tsx', '../quick-order/order-rows', 'must not know a feature'],
  ['components/layout/x.tsx', '@/components/compare/compare-view', 'must not know a feature'],
  ['components/ui/k.tsx', '@/components/home/home-view', 'What is shared must not know a feature'],
  ['components/shared/l.tsx', '../cart/cart-view', 'What is shared must not know a feature'],
  ['components/layout/m.tsx', '@/components/cart/cart-view', 'must not know a feature'],
  ['components/layout/p.tsx', '@/components/messages/messages-view', 'must not know a feature'],
  ['pages/a.tsx', '@/server/env', 'The shop never imports the server'],
  ['pages/b.tsx', 'axios', 'A page names its requests and its view'],
  ['server/a.ts', '@/services/env', 'server/ never imports the shop'],
  ['server/b.ts', 'react', 'server/ is the product API'],
  ['server/modules/c.ts', '../../hooks/use-cart', 'server/ never imports the shop'],
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
    plant('hooks/allowed.ts', "import { x } from '@/services/env'\nexport const y = x\n")
    findings = lint()
  }, 30_000)

  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(PLANTED)('%s may not import %s', (path, _imported, sentence) => {
    const found = findings.split('\n').filter((line) => line.includes(`/${path},`))
    expect(found.join('\n')).toContain(sentence)
  })

  it('refuses import cycles', () => {
    expect(findings).toMatch(/noImportCycles[^\n]*circle-a|circle-a[^\n]*noImportCycles/)
  })

  it('lets a hook import a service', () => {
    expect(findings).not.toContain('/hooks/allowed.ts,')
  })
})

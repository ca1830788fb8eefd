import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { searchProducts } from '@/contract/product'
import { measureCalls } from './calls'
import { measureCatalogue } from './catalogue'
import { measurePage, type PageFigures } from './pages'
import { startMall } from './server'

const PORT = Number(process.env.PORT || 3290)
const QUERIES = [
  '螺栓',
  '手套',
  '轴承',
  'M8*30 8.8 外六角 镀锌',
  'GB5782 M10x50',
  'DIN933',
  '6204-2RS',
  '304 球阀',
  '钻头',
  '安全帽',
  '深沟球轴承 2RS',
  '岑钧 内六角',
  '切割片 125',
  'BV线 2.5',
  'C32 断路器',
  '锂基脂',
  '数显卡尺 150',
  'A2-70 M6',
  '防割手套',
  '抗磨液压油 46',
]

type Hit = { productId: number }

async function someProduct(url: string): Promise<number> {
  const answer = await fetch(`${url}${searchProducts.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Site-Id': 'mall' },
    body: JSON.stringify({ categoryId: 10101, pageSize: 1 }),
  })
  const { data }: { data: { list: Hit[] } } = await answer.json()
  return data.list[0]?.productId ?? 0
}

/** The pages and the search call of a whole mall. */
async function measureMall() {
  const mall = await startMall(PORT)
  try {
    const paths = {
      home: '/',
      search: '/search?category=101',
      product: `/product/${await someProduct(mall.url)}`,
      cart: '/cart/list',
      login: '/login',
    }
    const pages: Record<string, PageFigures> = {}
    for (const [name, path] of Object.entries(paths)) {
      console.error(`measuring ${name} ${path}`)
      pages[name] = await measurePage(mall, path)
    }
    console.error('measuring search calls')
    const search = await measureCalls(mall.url, QUERIES)
    const machine = { cores: cpus().length, cpu: cpus()[0]?.model, load: loadavg()[0] }
    return { machine, node: process.version, pages, search, memoryMb: mall.memoryMb() }
  } finally {
    await mall.stop()
  }
}

// npm run bench: one JSON on stdout, progress on stderr. It measures; it asserts nothing.
const { values } = parseArgs({ options: { catalogue: { type: 'boolean', default: false } } })
const figures = values.catalogue ? await measureCatalogue() : await measureMall()
console.log(JSON.stringify(figures, null, 2))

import type { ProductComments } from '@/contract/comment/product-comment-calls'
import type { Output } from '@/contract/endpoint'
import type { CompareColumn, Comparison } from '@/contract/product/compare-calls'
import type { getProductDetail } from '@/contract/product/product-calls'
import type { Offer, Related } from '@/contract/product/related-calls'
import type { PlainSku } from '@/contract/product/sku-columns-calls'
import { packSkus } from '@/contract/product/sku-packing-rules'
import type { getSkuTable, ProductHit, searchProducts } from '@/contract/search/search-calls'

export const IMAGE = '/api/product/drawing/hex-bolt.svg'
export const BRAND = { id: 3, name: '岑钧', latin: 'CENJUN' }
export const SHOP = { id: 1, name: '北岭工品专营店' }
export const BOLTS = { id: 101, name: '螺栓' }
export const TIERS = [
  { minQty: 500, price: 4800 },
  { minQty: 2000, price: 4500 },
]

const SALE = { unit: '个', packQty: 100, packUnit: '盒', moq: 100, step: 100, maxQty: 100_000 }
const HIT_SKU = { skuId: 7, itemNo: 'CJ1234567', spec: 'M8×30', price: 5000, ...SALE }
const STOCK = { stock: 900, stockState: 'low', leadDays: 3 } as const

const HIT: ProductHit = {
  productId: 5,
  title: '岑钧 外六角螺栓',
  brand: BRAND,
  shop: SHOP,
  category: BOLTS,
  image: IMAGE,
  priceMin: 4500,
  priceMax: 9000,
  skuCount: 40,
  stockState: 'in',
  leadDays: 3,
  sales: 1200,
  standards: ['GB/T 5782'],
  withdrawn: '',
  sku: HIT_SKU,
  missing: [],
}

export const SEARCH: Output<typeof searchProducts> = {
  list: [HIT, { ...HIT, productId: 6 }],
  total: 85,
  page: 1,
  pageSize: 40,
  categories: [{ ...BOLTS, count: 80 }],
  brands: [{ ...BRAND, count: 12 }],
  shops: [{ ...SHOP, count: 12 }],
  facets: [
    {
      id: 21,
      name: '公称直径',
      unit: 'mm',
      numeric: true,
      named: [],
      values: [
        { id: 31, label: 'M8', count: 12, num: 8 },
        { id: 32, label: 'M10', count: 0, num: 10 },
      ],
    },
  ],
  breadcrumb: [{ id: 1, name: '紧固件' }, BOLTS],
  understood: [
    { text: 'M8*30', kind: 'spec', label: 'M8×30' },
    { text: '螺栓', kind: 'category', label: '螺栓' },
  ],
  unknown: [],
  corrected: [],
  terms: ['螺栓', '外六角'],
  relaxed: false,
  isNearNumber: false,
}

export const SKU_TABLE: Output<typeof getSkuTable> = {
  list: [
    {
      ...HIT_SKU,
      ...STOCK,
      productId: 5,
      title: '岑钧 外六角螺栓',
      tiers: TIERS,
      brand: '岑钧',
      shop: '北岭工品专营店',
      cells: ['M8', '30'],
      withdrawn: '',
    },
  ],
  total: 160,
  page: 1,
  pageSize: 50,
  columns: [
    { id: 21, name: '公称直径', unit: 'mm', numeric: true },
    { id: 22, name: '表面处理', unit: '', numeric: false },
  ],
}

export function buildSku(at: number): PlainSku {
  return {
    ...HIT_SKU,
    ...STOCK,
    skuId: 7 + at,
    model: 'CJ-M8',
    axisValues: [31 + at, 41],
    marketPrice: 6000,
    tiers: TIERS,
    weightG: 17,
    dims: 'd=8',
    status: 1,
  }
}

/** A product with so many SKUs: up to 24 are chosen with buttons, more in a table. */
export function buildProduct(
  skuCount: number,
  over: (sku: PlainSku) => Partial<PlainSku> = () => ({}),
): Output<typeof getProductDetail> {
  const skus = Array.from({ length: skuCount }, (_, at) => {
    const sku = buildSku(at)
    return { ...sku, ...over(sku) }
  })
  const diameters = skus.map((_, at) => ({ id: 31 + at, label: `M${8 + at}` }))
  const axes = [
    { id: 21, name: '公称直径', unit: 'mm', follows: false, values: diameters },
    { id: 22, name: '长度', unit: 'mm', follows: true, values: [{ id: 41, label: '30' }] },
  ]
  return {
    productId: 5,
    title: '岑钧 外六角螺栓',
    subtitle: '8.8 级 镀锌',
    brand: { ...BRAND, country: '中国' },
    shop: {
      ...SHOP,
      type: '自营',
      scores: [49, 48, 47],
      notice: '现货 1~3 个工作日出库',
      freightAmount: 800,
      freeFreightFrom: 9900,
    },
    path: [{ id: 1, name: '紧固件' }, BOLTS],
    attributes: [{ id: 61, name: '性能等级', unit: '级', value: '8.8' }],
    axes,
    image: IMAGE,
    skus: packSkus(skus, axes),
    comments: { count: 3, score: 43 },
    standards: [{ name: 'GB/T 5782', same: ['ISO 4014'] }],
    origin: '浙江',
    warranty: '一年',
    detail: '外六角头，全螺纹。\n\n适用于钢结构。',
    sales: 1200,
    saleable: true,
  }
}

const OFFER: Offer = {
  productId: 9,
  title: '拓铆 外六角螺栓',
  brand: BRAND,
  image: IMAGE,
  sku: HIT_SKU,
  missing: [],
  ...STOCK,
  shop: { id: 2, name: '三桐五金商行' },
}

export const RELATED: Related = {
  sameSpec: {
    list: [
      { ...OFFER, basePrice: 4700 },
      { ...OFFER, sku: { ...HIT_SKU, skuId: 91 }, basePrice: null },
    ],
    baseUnit: '个',
    basePrice: 5000,
    place: 2,
  },
  matching: [
    {
      category: { id: 10301, name: '六角螺母' },
      reason: '同螺纹 M8 · 8.8 级配 8 级螺母',
      list: [{ ...OFFER, productId: 12, title: '岑钧 六角螺母' }],
      attributes: { 52: { values: [501] } },
    },
  ],
  alternatives: [
    { ...OFFER, replaces: false, differs: ['长度 35 mm（原 30 mm）'] },
    { ...OFFER, sku: { ...HIT_SKU, skuId: 92 }, replaces: true, differs: [] },
  ],
}

const COMMENT: ProductComments['list'][number] = {
  id: 'c1',
  spec: 'M8×30',
  author: '上海某机械厂 张**',
  score: 5,
  tags: ['质量好'],
  content: '螺纹规整，手拧到底没有卡滞。',
  reply: '感谢认可。',
  appendReply: null,
  append: '第二批也一致。',
  pictures: ['/api/file/picture/0b5f4a36-6a1c-4f0e-9f43-0c7c8f3f9a01.webp'],
  createdAt: Date.UTC(2026, 5, 1),
}

export const COMMENTS: ProductComments = {
  list: [COMMENT, { ...COMMENT, id: 'c2', score: 3, tags: [], reply: null, append: null }],
  total: 12,
  page: 1,
  pageSize: 10,
  summary: {
    count: 12,
    score: 43,
    shopScore: 45,
    logisticsScore: 41,
    counts: { all: 12, good: 9, middle: 2, poor: 1, append: 1 },
  },
}

const COLUMN: CompareColumn = {
  ...HIT_SKU,
  ...STOCK,
  productId: 5,
  title: '岑钧 外六角螺栓',
  model: 'CJ-M8',
  brand: BRAND,
  shop: SHOP,
  image: IMAGE,
  tiers: TIERS,
  standards: ['GB/T 5782'],
  status: 1,
  saleable: true,
}

export const COMPARISON: Comparison = {
  columns: [
    COLUMN,
    { ...COLUMN, skuId: 8, spec: 'M8×40', itemNo: 'CJ7654321', price: 5600, leadDays: 5 },
  ],
  rows: [
    { name: '螺纹规格', unit: '', values: ['M8', 'M8'] },
    { name: '公称长度', unit: 'mm', values: ['30', '40'] },
  ],
  missing: [],
}

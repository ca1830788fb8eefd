import type { Output } from '@/contract/endpoint'
import type {
  getSkuTable,
  ProductDetail,
  ProductHit,
  Sku,
  searchProducts,
} from '@/contract/product'

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
  ...{ productId: 5, title: '岑钧 外六角螺栓', brand: BRAND, shop: SHOP, category: BOLTS },
  ...{ image: IMAGE, priceMin: 4500, priceMax: 9000, skuCount: 40 },
  ...{ stockState: 'in', leadDays: 3, sales: 1200, standards: ['GB/T 5782'], sku: HIT_SKU },
}

export const SEARCH: Output<typeof searchProducts> = {
  ...{ list: [HIT, { ...HIT, productId: 6 }], total: 85, page: 1, pageSize: 40 },
  categories: [{ ...BOLTS, count: 80 }],
  brands: [{ ...BRAND, count: 12 }],
  shops: [{ ...SHOP, count: 12 }],
  facets: [
    {
      ...{ id: 21, name: '公称直径', unit: 'mm', numeric: true },
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
  terms: ['螺栓', '外六角'],
  relaxed: false,
  isNearNumber: false,
}

export const SKU_TABLE: Output<typeof getSkuTable> = {
  list: [
    {
      ...{ ...HIT_SKU, ...STOCK, productId: 5, title: '岑钧 外六角螺栓', tiers: TIERS },
      ...{ brand: '岑钧', shop: '北岭工品专营店', cells: ['M8', '30'] },
    },
  ],
  ...{ total: 160, page: 1, pageSize: 50 },
  columns: [
    { id: 21, name: '公称直径', unit: 'mm', numeric: true },
    { id: 22, name: '表面处理', unit: '', numeric: false },
  ],
}

function buildSku(at: number): Sku {
  return {
    ...{ ...HIT_SKU, ...STOCK, skuId: 7 + at, model: 'CJ-M8', axisValues: [31 + at, 41] },
    ...{ marketPrice: 6000, tiers: TIERS, weightG: 17, image: IMAGE, status: 1 },
  }
}

/** A product with so many SKUs: up to 24 are chosen with buttons, more in a table. */
export function buildProduct(skuCount: number): ProductDetail {
  const skus = Array.from({ length: skuCount }, (_, at) => buildSku(at))
  const diameters = skus.map((_, at) => ({ id: 31 + at, label: `M${8 + at}` }))
  return {
    ...{ productId: 5, title: '岑钧 外六角螺栓', subtitle: '8.8 级 镀锌' },
    brand: { ...BRAND, country: '中国' },
    shop: {
      ...{ ...SHOP, type: '自营', scores: [49, 48, 47], notice: '当日 16 点前下单当日发' },
      ...{ freightAmount: 800, freeFreightFrom: 9900 },
    },
    path: [{ id: 1, name: '紧固件' }, BOLTS],
    attributes: [{ id: 61, name: '性能等级', unit: '级', value: '8.8' }],
    axes: [
      { id: 21, name: '公称直径', unit: 'mm', follows: false, values: diameters },
      { id: 22, name: '长度', unit: 'mm', follows: true, values: [{ id: 41, label: '30' }] },
    ],
    ...{ skus, standards: ['GB/T 5782'], origin: '浙江', warranty: '一年' },
    ...{ detail: '外六角头，全螺纹。\n\n适用于钢结构。', sales: 1200, saleable: true },
  }
}

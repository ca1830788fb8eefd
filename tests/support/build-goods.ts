import type { Goods } from '@/server/modules/order/quote'

type Priced = {
  skuId: number
  shopId: number
  price: number
  tiers: { minQty: number; price: number }[]
  freightAmount: number
  freeFreightFrom: number
}

const NOW = new Date(Date.UTC(2026, 10, 21, 1))

/** Goods anybody may buy in any quantity, as the database has them. */
export function buildGoods({ skuId, shopId, price, tiers, ...terms }: Priced): Goods {
  return {
    sku: {
      ...{ id: skuId, productId: skuId, categoryId: 10101, itemNo: `CJ${skuId}`, model: 'M' },
      ...{ modelKey: 'M', oldNos: [], spec: 'M8×30', axisValues: [], price, marketPrice: price },
      ...{ tiers, unit: '个', packQty: 1, packUnit: '盒', moq: 1, step: 1, weightG: 1 },
      ...{ maxPerOrder: 999_999, leadDays: 2, stock: 2_000_000_000, status: 1, dims: '', sort: 0 },
    },
    product: {
      ...{ id: skuId, categoryId: 10101, brandId: 1, shopId, title: '螺栓', subtitle: '' },
      ...{ drawing: 'hex-bolt', fixedValues: [], allValues: [], standards: [], origin: '' },
      ...{ warranty: '', detail: '', saleAreas: ['0000'], status: 1, sales: 0, commentCount: 0 },
      ...{ score: 0, priceMin: price, priceMax: price, inStock: true, leadDays: 2, skuCount: 1 },
      ...{ defaultSkuId: skuId, search: '', createdAt: NOW },
    },
    brand: {
      ...{ id: 1, name: '岑钧', latin: 'CENJUN', initial: 'C' },
      ...{ field: '', country: '', story: '' },
    },
    shop: {
      ...{ id: shopId, name: `店铺 ${shopId}`, type: '自营', company: '', creditCode: '' },
      ...{ phone: '', address: '', province: '31', scores: [], open: true, notice: '', ...terms },
    },
  }
}

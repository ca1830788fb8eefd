import type { Goods } from '@/server/modules/cart/goods'

type Priced = {
  skuId: number
  shopId: number
  price: number
  tiers: { minQty: number; price: number }[]
  freightAmount: number
  freeFreightFrom: number
}

/** Goods anybody may buy in any quantity, as the database has them. */
export function buildGoods({ skuId, shopId, price, tiers, ...terms }: Priced): Goods {
  return {
    agreed: null,
    sku: {
      id: skuId,
      productId: skuId,
      categoryId: 10101,
      itemNo: `CJ${skuId}`,
      model: 'M',
      modelKey: 'M',
      oldNos: [],
      spec: 'M8×30',
      axisValues: [],
      values: [],
      price,
      marketPrice: price,
      tiers,
      unit: '个',
      packQty: 1,
      packUnit: '盒',
      moq: 1,
      step: 1,
      weightG: 1,
      maxPerOrder: 999_999,
      leadDays: 2,
      stock: 2_000_000_000,
      status: 1,
      dims: '',
      sort: 0,
    },
    product: { id: skuId, title: '螺栓', drawing: 'hex-bolt', status: 1, saleAreas: ['0000'] },
    brand: { name: '岑钧' },
    shop: { id: shopId, name: `店铺 ${shopId}`, province: '31', open: true, ...terms },
  }
}

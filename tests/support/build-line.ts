import type { CartLine } from '@/contract/cart/cart-calls'

/** A cart line that is fine, with what a test wants otherwise. */
export function buildLine(over: Partial<CartLine> = {}): CartLine {
  return {
    id: '0b5f4a36-6a1c-4f0e-9f43-0c7c8f3f9a01',
    skuId: 7,
    itemNo: 'CJ1234567',
    spec: 'M8×30',
    price: 5000,
    unit: '个',
    packQty: 100,
    packUnit: '盒',
    moq: 100,
    step: 100,
    maxQty: 100_000,
    productId: 5,
    title: '岑钧 外六角螺栓',
    brand: '岑钧',
    image: '/api/product/drawing/hex-bolt.svg',
    qty: 200,
    selected: true,
    note: '',
    buyerCode: '',
    unitPrice: 5000,
    priceWhenAdded: 5000,
    tiers: [],
    amount: 10_000,
    stock: 900,
    stockState: 'in',
    leadDays: 3,
    leadDaysWhenAdded: 3,
    backorder: false,
    state: 'ok',
    ...over,
  }
}

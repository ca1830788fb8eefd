import type { Output } from '@/contract/endpoint'
import type { Quotation, verifyQuotation } from '@/contract/quotation/quotation-calls'

const NOW = Date.UTC(2026, 10, 21, 1)
const WEEK_MS = 7 * 86_400_000

export const QUOTATION: Quotation = {
  no: '',
  issuedAt: NOW,
  validUntil: NOW + WEEK_MS,
  area: '上海市',
  taxPercent: 13,
  buyer: { company: '示例公司', contact: 'demo', phone: '19900000001' },
  lines: [
    {
      buyerCode: 'M-01',
      itemNo: 'CJ1234567',
      title: '岑钧 外六角螺栓',
      brand: '岑钧',
      model: 'CJ-M8',
      spec: 'M8×30',
      shop: '北岭工品专营店',
      unit: '个',
      pack: '100 个/盒',
      moq: 100,
      qty: 200,
      price: 5000,
      netPrice: 4425,
      amount: 10_000,
      isInStock: true,
      awaitedQty: 0,
      leadDays: 3,
      arrival: NOW + WEEK_MS,
      note: '急用',
    },
  ],
  freights: [{ shop: '北岭工品专营店', amount: 800 }],
  totals: { qty: 200, goods: 10_000, freight: 800, net: 9558, tax: 1242, total: 10_800 },
}

export const CHECK: Output<typeof verifyQuotation> = {
  no: 'Q261121090000123456',
  issuedAt: NOW,
  validUntil: NOW + WEEK_MS,
  isValid: true,
  lineCount: 1,
  total: 10_800,
}

import type { Output } from '@/contract/endpoint'
import type {
  OwnQuotation,
  QuotationComparison,
  QuotationList,
} from '@/contract/quotation/my-quotation-calls'
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

export const QUOTATION_NO = CHECK.no
export const SHARE_TOKEN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOP_'

export const OWN_QUOTATION: OwnQuotation = {
  quotation: { ...QUOTATION, no: QUOTATION_NO },
  status: 1,
  orderNos: [],
  shareToken: null,
  now: NOW,
}

export const QUOTATIONS: QuotationList = {
  list: [
    {
      no: QUOTATION_NO,
      status: 1,
      issuedAt: NOW,
      validUntil: NOW + WEEK_MS,
      lineCount: 4,
      total: 10_800,
      titles: ['岑钧 外六角螺栓 M8×30'],
      orderNos: [],
    },
  ],
  total: 11,
  page: 1,
  pageSize: 10,
  counts: [-1, 1, 2, 3].map((type) => ({ type, count: type === 1 ? 1 : 4 })),
}

export const COMPARISON: QuotationComparison = {
  lines: [
    {
      itemNo: 'CJ1234567',
      title: '岑钧 外六角螺栓',
      spec: 'M8×30',
      unit: '个',
      qty: 200,
      priceThen: 5000,
      priceNow: 6000,
      leadThen: 3,
      leadNow: 5,
      state: 'ok',
    },
    {
      itemNo: 'CJ1234568',
      title: '岑钧 平垫圈',
      spec: 'M8',
      unit: '个',
      qty: 100,
      priceThen: 1000,
      priceNow: null,
      leadThen: 3,
      leadNow: null,
      state: 'off',
    },
  ],
  totalThen: 10_800,
  totalNow: 12_800,
}

/** Good answers of the calls about issued quotations. */
export const GOOD_QUOTATIONS = {
  getQuotationList: QUOTATIONS,
  getQuotation: OWN_QUOTATION,
  compareQuotation: COMPARISON,
  renewQuotation: OWN_QUOTATION.quotation,
  shareQuotation: { ...OWN_QUOTATION, shareToken: SHARE_TOKEN },
  getSharedQuotation: { quotation: OWN_QUOTATION.quotation, status: 1, now: NOW },
}

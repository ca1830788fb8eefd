import type { Output } from '@/contract/endpoint'
import type {
  LineMatch,
  matchLines,
  OfferedSku,
  ParsedSheet,
} from '@/contract/quick-order/quick-order-calls'
import { buildLine } from './build-line'
import { TIERS } from './good-goods'

const { id: _id, selected: _selected, ...LINE } = buildLine()

export const OFFER: OfferedSku = {
  ...LINE,
  model: 'CJ-M8',
  weightG: 15,
  tiers: TIERS,
  advice: '',
  state: 'ok',
}

export const MATCHED: LineMatch = {
  verdict: 'matched',
  by: 'itemNo',
  confidence: 100,
  reason: '商品编号相符',
  tail: null,
  skus: [OFFER],
}
const CANDIDATES: LineMatch = {
  verdict: 'candidates',
  by: 'description',
  confidence: 70,
  reason: '多个商品相符，请选择',
  tail: null,
  skus: [
    { ...OFFER, skuId: 8, itemNo: 'CJ1234568' },
    { ...OFFER, skuId: 9, itemNo: 'CJ1234569', spec: 'M8×35' },
  ],
}
export const UNKNOWN: LineMatch = {
  verdict: 'unknown',
  by: null,
  confidence: 0,
  reason: '没有找到相符的商品',
  tail: null,
  skus: [],
}

export const MATCHES: Output<typeof matchLines> = { lines: [MATCHED, CANDIDATES, UNKNOWN] }

export const SHEET: ParsedSheet = {
  kind: 'xlsx',
  sheet: '清单',
  otherSheets: 0,
  blankRows: 1,
  columns: [{ title: '编号', field: 'itemNo' }],
  lines: [
    {
      row: 2,
      text: '螺栓',
      itemNo: 'CJ1234567',
      qty: 200,
      buyerCode: 'M-1',
      note: '急用',
      problem: '',
      unit: '',
      qtyProblem: '',
      tail: null,
      source: 'CJ1234567 螺栓 200 M-1 急用',
    },
  ],
  table: {
    firstRow: 1,
    rows: [
      ['编号', '名称', '数量', '物料编码', '备注'],
      ['CJ1234567', '螺栓', '200', 'M-1', '急用'],
    ],
    mapping: { titleRow: 1, fields: ['itemNo', 'name', 'qty', 'buyerCode', 'note'] },
    isSure: true,
  },
  ignored: [{ row: 4, text: '合计' }],
}

import type { Inquiry, InquiryList } from '@/contract/inquiry/inquiry-calls'
import type { InquiryAnswer } from '@/contract/inquiry/inquiry-fields-calls'
import { IMAGE, SHOP } from './good-goods'

const AT = Date.UTC(2026, 10, 21, 1)
const DAY_MS = 86_400_000
export const INQUIRY_NO = 'R261121090000123456'
export const ANSWER_ID = '3f1d6a52-9c1b-4d0f-8a77-2b6f1e9c0a11'
export const OTHER_ANSWER_ID = '3f1d6a52-9c1b-4d0f-8a77-2b6f1e9c0a12'

const BOLT = {
  skuId: 7,
  productId: 5,
  itemNo: 'CJ1234567',
  title: '岑钧 外六角螺栓',
  brand: '岑钧',
  spec: 'M8×30',
  image: IMAGE,
  unit: '个',
}

export const ANSWER: InquiryAnswer = {
  id: ANSWER_ID,
  shop: SHOP,
  status: 1,
  goods: BOLT,
  isSubstitute: false,
  qty: 5000,
  price: 4500,
  previousPrice: null,
  leadDays: 3,
  validUntil: AT + 7 * DAY_MS,
  note: '含税含运',
  target: null,
  answeredAt: AT + 3_600_000,
}

const OTHER: InquiryAnswer = {
  ...ANSWER,
  id: OTHER_ANSWER_ID,
  shop: { id: 9, name: '三桐五金商行' },
  goods: { ...BOLT, skuId: 8, itemNo: 'CJ7654321', spec: 'M8×35' },
  isSubstitute: true,
  price: 4300,
  previousPrice: 4400,
  status: 1,
  target: { price: 4200, words: '年用量 20 万', at: AT + 7_200_000 },
  note: '已是最低价',
}

export const INQUIRY: Inquiry = {
  inquiryNo: INQUIRY_NO,
  status: 2,
  createdAt: AT,
  dueAt: AT + 15 * DAY_MS,
  lineCount: 2,
  answeredCount: 1,
  acceptedCount: 0,
  note: '含税含运，分两批到货',
  wishedDate: '2026-12-31',
  pictureIds: ['0b5f4a36-6a1c-4f0e-9f43-0c7c8f3f9a01'],
  files: [{ fileId: '0b5f4a36-6a1c-4f0e-9f43-0c7c8f3f9a02', fileName: '法兰图纸.pdf' }],
  lines: [
    {
      lineId: 'l1',
      text: '',
      goods: BOLT,
      qty: 5000,
      unit: '个',
      shop: SHOP,
      answers: [ANSWER, OTHER],
    },
    {
      lineId: 'l2',
      text: '非标法兰 DN125',
      goods: null,
      qty: 2,
      unit: '片',
      shop: null,
      answers: [],
    },
  ],
  canCancel: true,
  now: AT + DAY_MS,
}

export const INQUIRIES: InquiryList = {
  list: [
    {
      inquiryNo: INQUIRY_NO,
      status: 2,
      createdAt: AT,
      dueAt: AT + 15 * DAY_MS,
      lineCount: 2,
      answeredCount: 1,
      acceptedCount: 0,
      titles: ['岑钧 外六角螺栓 M8×30', '非标法兰 DN125'],
    },
  ],
  total: 25,
  page: 1,
  pageSize: 20,
  counts: [
    { type: -1, count: 25 },
    { type: 2, count: 1 },
  ],
}

/** What the calls of inquiries answer, by name. */
export const GOOD_INQUIRIES: Record<string, unknown> = {
  submitInquiry: { inquiryNo: INQUIRY_NO },
  uploadInquiryFile: { fileId: '0b5f4a36-6a1c-4f0e-9f43-0c7c8f3f9a02', fileName: '法兰图纸.pdf' },
  getInquiryList: INQUIRIES,
  getInquiryDetail: { ...INQUIRY, pictureIds: [] },
  negotiateInquiry: INQUIRY,
  acceptInquiry: { ...INQUIRY, status: 4, acceptedCount: 1, canCancel: false },
  cancelInquiry: { ...INQUIRY, status: 6, canCancel: false },
}

import type { PendingList, PostedList } from '@/contract/comment/comment-posting-calls'
import { IMAGE, SHOP } from './good-goods'
import { ORDER_NO } from './good-orders'

const AT = Date.UTC(2026, 10, 21, 1)
const DAY_MS = 86_400_000
const GOODS = {
  productId: 5,
  skuId: 7,
  title: '岑钧 外六角螺栓',
  spec: 'M8×30',
  itemNo: 'CJ1234567',
  image: IMAGE,
  orderNo: ORDER_NO,
}
export const LINE_ID = '3f1d6a52-9c1b-4d0f-8a77-2b6f1e9c0a01'

export const PENDING: PendingList = {
  list: [
    {
      ...GOODS,
      lineId: LINE_ID,
      shop: SHOP,
      qty: 200,
      unit: '个',
      finishedAt: AT,
      closesAt: AT + 90 * DAY_MS,
    },
  ],
  total: 1,
  page: 1,
  pageSize: 10,
}

export const POSTED: PostedList = {
  list: [
    {
      ...GOODS,
      id: '5b7e2f61-1c0d-4b8e-9a3f-6d5c4b3a2f01',
      score: 4,
      shopScore: 5,
      logisticsScore: 5,
      content: '螺纹规整，包装完好。',
      tags: ['发货快'],
      pictures: ['/api/file/picture/0b5f4a36-6a1c-4f0e-9f43-0c7c8f3f9a01.webp'],
      isAnonymous: true,
      status: 1,
      reply: '感谢认可。',
      appendReply: null,
      append: null,
      mayAppend: true,
      createdAt: AT,
    },
  ],
  total: 1,
  page: 1,
  pageSize: 10,
}

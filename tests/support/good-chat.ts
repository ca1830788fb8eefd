import type { ChatThread } from '@/contract/chat/chat-calls'
import { IMAGE } from './good-goods'

const AT = Date.UTC(2026, 10, 21, 1)

export const THREAD: ChatThread = {
  isWaiting: false,
  entries: [
    {
      id: '1',
      from: 'buyer',
      text: '退款多久到账？',
      isMessage: false,
      createdAt: AT,
      card: { kind: 'product', productId: 5, title: '岑钧 外六角螺栓', image: IMAGE },
      passages: [],
      goods: [],
    },
    {
      id: '2',
      from: 'help',
      text: '帮助中心是这样说的：',
      isMessage: false,
      createdAt: AT,
      card: null,
      passages: [
        {
          type: '1-3',
          index: 7,
          article: '退款说明',
          section: '多久到账',
          text: '退款按原支付方式退回。',
        },
      ],
      goods: [],
    },
    {
      id: '3',
      from: 'buyer',
      text: '订单到哪了',
      isMessage: true,
      createdAt: AT,
      card: {
        kind: 'order',
        orderNo: 'D261121090000123456',
        shop: '北岭工品专营店',
        status: 2,
        amount: 12_300,
      },
      passages: [],
      goods: [],
    },
    {
      id: '4',
      from: 'staff',
      text: '今天发出。',
      isMessage: false,
      createdAt: AT,
      card: null,
      passages: [],
      goods: [],
    },
  ],
}

import type { getAccountOverview } from '@/contract/account/account-overview-calls'
import type { ClosingObstacles } from '@/contract/account/own-data-calls'
import type { AccountSecurity, DeviceSession } from '@/contract/account/security-calls'
import type { Output } from '@/contract/endpoint'
import type { getBuyerCodes } from '@/contract/quick-order/buyer-code-calls'

const NOW = Date.UTC(2026, 10, 21, 1)
const HOUR_MS = 3_600_000

export const SECURITY: AccountSecurity = {
  phone: '138****8000',
  passwordChangedAt: NOW - 5000 * HOUR_MS,
  deviceCount: 2,
  points: [
    { point: 'phone', holds: true },
    { point: 'password', holds: false },
    { point: 'devices', holds: true },
  ],
}

export const CODES: Output<typeof getBuyerCodes> = {
  list: [
    {
      code: 'A-1',
      skuId: 7,
      productId: 3,
      itemNo: 'CJ0000007',
      title: '外六角螺栓',
      spec: 'M8×30',
      updatedAt: NOW,
    },
  ],
  total: 1,
  page: 1,
  pageSize: 20,
}

export const NO_OBSTACLES: ClosingObstacles = {
  openOrders: 0,
  openAfterSales: 0,
  openRefunds: 0,
  openInvoices: 0,
}

export const SESSIONS: DeviceSession[] = [
  {
    id: '0b5f4a36-6a1c-4f0e-9f43-0c7c8f3f9b01',
    device: 'Chrome · Windows',
    address: '203.0.*.*',
    signedInAt: NOW - HOUR_MS,
    lastSeenAt: NOW,
    isCurrent: true,
  },
  {
    id: '0b5f4a36-6a1c-4f0e-9f43-0c7c8f3f9b02',
    device: 'Safari · iOS',
    address: '',
    signedInAt: NOW - 30 * HOUR_MS,
    lastSeenAt: NOW,
    isCurrent: false,
  },
]

export const OVERVIEW: Output<typeof getAccountOverview> = {
  waiting: {
    toPay: 2,
    toPayAmount: 123_450,
    toShip: 1,
    toReceive: 3,
    toInvoice: 4,
    toComment: 5,
    quoted: 1,
    toSendBack: 0,
  },
  spend: {
    month: '2026-11',
    orderCount: 6,
    amount: 1_000_000,
    freightAmount: 20_000,
    refundAmount: 5000,
    byShop: [
      { id: 1, name: '岑钧紧固件旗舰店', amount: 750_000 },
      { id: 2, name: '和工轴承专营店', amount: 250_000 },
    ],
    byCategory: [
      { id: 1, name: '紧固件', amount: 735_000 },
      { id: 0, name: '其他商品', amount: 245_000 },
    ],
  },
}

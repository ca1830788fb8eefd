import { randomUUID } from 'node:crypto'
import { openDatabase } from '@/server/kernel/db/client'
import { titleFor } from '@/server/modules/invoice/title-for'
import { createCheckout } from '@/server/modules/order/checkout-service'
import { NO_ORDER_LIMITS } from '@/server/modules/order/holds'

// A process that places one order after the other until it is killed, and says each that is placed.
const { DATA_DIR = '', DATABASE_URL, BUYER = '', ADDRESS = '', SKUS = '' } = process.env
const { db } = await openDatabase({ DATA_DIR, DATABASE_URL })
const checkout = createCheckout(db, {
  now: Date.now,
  titleFor,
  orderLimits: NO_ORDER_LIMITS,
  payTypes: [1],
})
const lines = SKUS.split(',').map((id) => ({
  skuId: Number(id),
  qty: 1,
  note: '',
  buyerCode: '',
}))
const requested = { source: 'buyNow' as const, areaCode: ['0000'], addressId: ADDRESS, lines }

for (;;) {
  const { quoteHash } = await checkout.preview(BUYER, requested)
  const submission = {
    ...requested,
    quoteHash,
    hasAccepted: false,
    payType: 1 as const,
    remarks: [],
    poNumber: '',
    costCenter: '',
    requiredDate: '',
    shipsTogether: false,
    lineCostCenters: [],
  }
  const sent = { userId: BUYER, key: randomUUID(), submission }
  const { orderNos } = await checkout.submit(sent)
  process.stdout.write(`${orderNos.join(',')}\n`)
}

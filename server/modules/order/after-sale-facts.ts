import type { OrderRow } from './transition'

/** After-sale facts of an order's page, provided by the after-sale module. */
export type AfterSaleFacts = {
  /** Cases of the order, open or closed. */
  count: number
  /** Whether a case may be opened now for pieces of this line. */
  mayRefund: (line: { id: string; shippedQty: number }) => boolean
}

/** Reads the after-sale facts of an order at `now`, epoch ms. */
export type ReadAfterSaleFacts = (order: OrderRow, now: number) => Promise<AfterSaleFacts>

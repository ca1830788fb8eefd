/**
 * How goods stand: a SKU has one of the first four, a product is on sale, off, or waits for its shop
 * (DOMAIN 3.4). SQL has the numbers themselves, where a partial index needs them.
 */
export const SALE_STATUS = {
  onSale: 1,
  off: 2,
  discontinued: 3,
  /** The shop tells the price of the SKU on an inquiry. */
  onRequest: 4,
  /** On sale again once the shop opens. */
  shopClosed: 5,
} as const

const { onSale, onRequest } = SALE_STATUS

/** Whether buyers can order the SKU or inquire about it. */
export const isOffered = (status: number): boolean => status === onSale || status === onRequest

/** A unit price of 0 is none: the shop tells it on an inquiry. */
export const isOnRequest = ({ price }: { price: number }): boolean => price === 0

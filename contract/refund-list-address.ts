/** What the address of /order/refunds says. */
export type RefundListState = {
  page: number
  /** Of one order only. */
  orderNo: string | null
}

/** The query of a state; the first page is left out. */
export function formatRefundListState({ page = 1, orderNo }: Partial<RefundListState>): string {
  const query = new URLSearchParams()
  if (orderNo) query.set('order', orderNo)
  if (page > 1) query.set('page', String(page))
  return query.toString()
}

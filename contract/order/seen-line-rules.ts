import type { OrderPreview, SeenLine } from './checkout-calls'

type ShownLine = Required<SeenLine>

/** What an order says of a line as the buyer saw it; differences are reported as changes. */
export function toSeenLine({
  skuId,
  qty,
  note,
  buyerCode,
  unitPrice,
  leadDays,
}: ShownLine): ShownLine {
  return { skuId, qty, note, buyerCode, unitPrice, leadDays }
}

/** The lines of a preview as it showed them. */
export const seenLinesOf = ({ groups }: OrderPreview): ShownLine[] =>
  groups.flatMap(({ lines }) => lines.map(toSeenLine))

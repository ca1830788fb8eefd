/** What tells two lines of a cart, a list or a checkout apart. */
export type LineRef = { skuId: number; note: string }

/** Key of a line within one cart, list or checkout: the same SKU with another note is another line. */
export const lineKey = ({ skuId, note }: LineRef): string => `${skuId} ${note}`

/** Whether two things are of the same line. */
export const isSameLine = (a: LineRef, b: LineRef): boolean => lineKey(a) === lineKey(b)

/**
 * The query of the form's address about a SKU, and about goods in words. `newInquiryAddress` reads
 * both; its writer would be one more thing for pages to load that only link there.
 */
export const aboutSku = (skuId: number, qty: number) => `sku=${skuId}&qty=${qty}`
/** A keyword may have been cut in the middle of a sign, which `encodeURIComponent` takes for an error. */
export const aboutText = (text: string) => String(new URLSearchParams({ text }))

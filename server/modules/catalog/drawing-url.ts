/** URL of a drawing; it depends on the dimensions alone, so it is cacheable for good. */
export function drawingUrl(template: string, dims: string): string {
  return `/api/product/drawing/${template}.svg${dims && `?${dims}`}`
}

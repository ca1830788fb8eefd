/** URL of a drawing; it depends on the dimensions alone, so it is cacheable for good. */
export function drawingUrl(template: string, dims: string): string {
  return `/api/product/drawing/${template}.svg${dims && `?${dims}`}`
}

/** URL of the same drawing for pictures of lists, under 240 px: without dimensions, with heavier lines. */
export function smallDrawingUrl(template: string, dims: string): string {
  return drawingUrl(template, dims ? `${dims}&plain=1` : 'plain=1')
}

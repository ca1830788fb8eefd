/** URL of a drawing; it depends on the dimensions alone, so it is cacheable for good. */
export function drawingUrl(template: string, dims: string): string {
  return `/api/product/drawing/${template}.svg${dims && `?${dims}`}`
}

/** URL of the same drawing for pictures of lists, under 240 px: without dimensions, with heavier lines. */
export function smallDrawingUrl(template: string, dims: string): string {
  return drawingUrl(template, dims ? `${dims}&plain=1` : 'plain=1')
}

/** URL of the small drawing by form and colour alone: the home page has a hundred, and its HTML a limit. */
export function formDrawingUrl(template: string, dims: string): string {
  const forms = [...new URLSearchParams(dims)].filter(([letter]) => 'ctuvx'.includes(letter))
  return smallDrawingUrl(template, new URLSearchParams(forms).toString())
}

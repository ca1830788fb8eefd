/** URL of a drawing; it depends on the dimensions alone, so it is cacheable for good. */
export function drawingUrl(template: string, dims: string): string {
  return `/api/product/drawing/${template}.svg${dims && `?${dims}`}`
}

/**
 * URL of the same drawing for pictures of lists, under 240 px: without dimensions, with heavier lines. HTML and its
 * data write an & differently, each in five characters or more: a list has hundreds, so here a ; takes its place.
 */
export function smallDrawingUrl(template: string, dims: string): string {
  return drawingUrl(template, dims ? `${dims};plain=1`.replaceAll('&', ';') : 'plain=1')
}

/** The dimensions and forms that a drawing's URL asks for, with either sign between them. */
export function drawnDims(url: string): Record<string, string> {
  const { search } = new URL(url)
  return Object.fromEntries(new URLSearchParams(search.replaceAll(';', '&')))
}

/** URL of the small drawing by form and colour alone: the home page has a hundred, and its HTML a limit. */
export function formDrawingUrl(template: string, dims: string): string {
  const forms = [...new URLSearchParams(dims)].filter(([letter]) => 'ctuvx'.includes(letter))
  return smallDrawingUrl(template, new URLSearchParams(forms).toString())
}

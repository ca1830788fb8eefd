import { drawnForms } from '@/catalogue/port'
import type { Facet } from '@/contract/search/search-calls'
import { smallDrawingUrl } from '@/server/modules/catalog/drawing-url'

/** More values than this are chosen from a list. */
const PICTURED_MAX = 12

/** A facet whose values are pictured, each in its form alone; as it is where the drawing does not show it. */
function pictured(facet: Facet, drawing: string): Facet {
  const found = facet.values.filter(({ count }) => count > 0)
  if (found.length < 2 || found.length > PICTURED_MAX) return facet
  const forms = drawnForms(drawing, facet)
  if (!forms) return facet
  const images = forms.map((form) => smallDrawingUrl(drawing, form))
  if (new Set(images).size < 2) return facet
  return {
    ...facet,
    values: facet.values.map((value, at) => ({ ...value, image: images[at] ?? '' })),
  }
}

/** More rows of pictures than this would push the table out of sight. */
const ROWS_MAX = 4

/** The facets of a leaf with this drawing, the first that are chosen by eye with a picture for each value. */
export function picturedFacets(facets: Facet[], drawing: string): Facet[] {
  let rows = 0
  return facets.map((facet) => {
    if (rows === ROWS_MAX) return facet
    const found = pictured(facet, drawing)
    if (found !== facet) rows += 1
    return found
  })
}

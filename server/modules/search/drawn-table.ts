import { dimensionLetter, letteredDims } from '@/catalogue/port'
import type { Output } from '@/contract/endpoint'
import type { ColumnOfTable, getSkuTable } from '@/contract/search/search-calls'
import { drawingUrl } from '@/server/modules/catalog/drawing-url'
import type { Attribute } from '@/server/modules/catalog/metadata'

/** The parameters of a drawing (catalogue/drawings/dims.ts) that name and highlight its dimensions. */
const NAMES = 'abc'
const HIGHLIGHTED = 'on'

function plainColumn({ id, name, unit, type }: Attribute): ColumnOfTable {
  return { id, name, unit, numeric: type === 'number' }
}

/** The columns of a spec table, each with the name of its dimension on the drawing of a row. */
export function drawnTable(
  columns: Attribute[],
  template: string,
  dims: string,
): Pick<Output<typeof getSkuTable>, 'columns' | 'drawing'> {
  if (!template || !dims) return { columns: columns.map(plainColumn) }
  const letters = columns.map(({ name }) => dimensionLetter(name))
  const known = letters.flatMap((letter) => letter ?? [])
  const drawn = letteredDims(template, Object.fromEntries(new URLSearchParams(dims)), known)
  const drawing = drawingUrl(
    template,
    drawn.length > 0 ? `${dims}&${NAMES}=${drawn.join('.')}` : dims,
  )
  return {
    drawing,
    columns: columns.map((attribute, at) => {
      const dimension = letters[at] ?? ''
      const place = drawn.indexOf(dimension)
      // Two attributes of one dimension: the first is what the drawing measures.
      if (place < 0 || letters.indexOf(dimension) !== at) return plainColumn(attribute)
      return {
        ...plainColumn(attribute),
        letter: String.fromCharCode('A'.charCodeAt(0) + place),
        highlighted: `${drawing}&${HIGHLIGHTED}=${dimension}`,
      }
    }),
  }
}

import { ProductImage } from '@/components/product/shared/product-image'
import type { ColumnOfTable } from '@/contract/search/search-calls'
import s from './leaf-drawing.module.css'

type LeafDrawingProps = {
  drawing: string
  columns: ColumnOfTable[]
  /** Number of the column whose dimension is highlighted, 0 for none. */
  lit: number
  onLight: (columnId: number) => void
}

/** The goods of a table with their dimensions named as its columns are; a column in use lights its own. */
export function LeafDrawing({ drawing, columns, lit, onLight }: LeafDrawingProps) {
  const named = columns.filter(({ letter }) => letter)
  const shown = named.find(({ id }) => id === lit)?.highlighted ?? drawing
  return (
    <figure className={s.root}>
      <ProductImage src={shown} alt="尺寸图" width={360} isEager />
      <figcaption className={s.names}>
        {named.map(({ id, letter, name }) => (
          <span
            key={id}
            className={id === lit ? `${s.name} ${s.lit}` : s.name}
            onPointerEnter={() => onLight(id)}
            onPointerLeave={() => onLight(0)}
          >
            <b>{letter}</b> {name}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

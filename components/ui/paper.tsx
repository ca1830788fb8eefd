import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Letterhead, type LetterheadProps } from './letterhead'
import s from './paper.module.css'

type PrintedProps = { children: ReactNode }

/**
 * What is printed in the page's place. It stands beside the page, so that paper shows it alone;
 * mount it for the time of printing (`usePaper`).
 */
export function Printed({ children }: PrintedProps) {
  return createPortal(<div className={s.root}>{children}</div>, document.body)
}

type PaperProps = LetterheadProps & { children: ReactNode }

/** A document with the mall's letterhead, printed in the page's place. */
export function Paper({ children, ...head }: PaperProps) {
  return (
    <Printed>
      <article aria-label={head.title}>
        <Letterhead {...head} />
        {children}
      </article>
    </Printed>
  )
}

export type PaperColumn<Row> = {
  title: string
  /** Numbers and codes are never broken over two lines; numbers stand at the end. */
  kind?: 'number' | 'code'
  of: (row: Row, at: number) => ReactNode
}

type PaperTableProps<Row> = {
  columns: readonly PaperColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
}

/** Lines of a document; its head is repeated on every sheet. */
export function PaperTable<Row>({ columns, rows, keyOf }: PaperTableProps<Row>) {
  return (
    <table className={s.table}>
      <thead>
        <tr>
          {columns.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={keyOf(row)}>
            {columns.map(({ title, kind, of }) => (
              <td key={title} className={kind && s[kind]}>
                {of(row, at)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

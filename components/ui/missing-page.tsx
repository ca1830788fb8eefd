import type { ReactNode } from 'react'
import { Breadcrumb } from './breadcrumb'
import { EmptyState } from './empty-state'
import { VisuallyHidden } from './visually-hidden'

type MissingPageProps = { title: string; text: string; children: ReactNode }

/** Not-found page; next steps as children. */
export function MissingPage({ title, text, children }: MissingPageProps) {
  return (
    <>
      <Breadcrumb path={[]} last={title} />
      <h1>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
      <EmptyState title={title} text={text}>
        {children}
      </EmptyState>
    </>
  )
}

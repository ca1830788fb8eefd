import type { ReactNode } from 'react'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { Breadcrumb } from './breadcrumb'
import { EmptyState } from './empty-state'

type MissingPageProps = { title: string; text: string; children: ReactNode }

/** An address that names nothing there is, with the next useful steps as children. */
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

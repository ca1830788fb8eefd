import { ButtonLink } from './button'
import { EmptyState } from './empty-state'

type EmptyLaterPageProps = { what: string; first: string }

/**
 * A page beyond the end of a list: entries have gone since, or its address was kept. `what` is listed, `first` the
 * address of the first page.
 */
export function EmptyLaterPage({ what, first }: EmptyLaterPageProps) {
  return (
    <EmptyState icon="list" title={`这一页没有${what}`}>
      <ButtonLink variant="primary" href={first}>
        回到第一页
      </ButtonLink>
    </EmptyState>
  )
}

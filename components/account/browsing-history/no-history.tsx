import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { routes } from '@/contract/routes'

type NoHistoryProps = { isLaterPage: boolean }

/** Empty state of the browsing history, or of one page of it. */
export function NoHistory({ isLaterPage }: NoHistoryProps) {
  if (isLaterPage) {
    return (
      <EmptyState icon="list" title="这一页没有浏览记录">
        <ButtonLink variant="primary" href={routes.browsingHistory()}>
          回到第一页
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon="clock"
      title="还没有浏览记录"
      text="登录后看过的商品会留在这里 90 天，还能看到价格是涨是降。"
    >
      <ButtonLink variant="primary" href={routes.search({})}>
        浏览全部商品
      </ButtonLink>
    </EmptyState>
  )
}

import { EmptyState } from '@/components/shared/empty-state'
import { ButtonLink } from '@/components/ui/button'
import { routes } from '@/contract/routes'

type NoHistoryProps = { isLaterPage: boolean }

/** Nothing looked at, or not on this page, and the next useful step. */
export function NoHistory({ isLaterPage }: NoHistoryProps) {
  if (isLaterPage) {
    return (
      <EmptyState icon="list" title="这一页没有浏览记录">
        <ButtonLink look="primary" href={routes.browsingHistory()}>
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
      <ButtonLink look="primary" href={routes.search({})}>
        浏览全部商品
      </ButtonLink>
    </EmptyState>
  )
}

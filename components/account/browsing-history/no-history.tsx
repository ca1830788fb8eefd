import { ButtonLink } from '@/components/ui/button'
import { SectionEmpty } from '@/components/ui/section-empty'
import { HISTORY_DAYS } from '@/contract/account/browsing-history-calls'
import { routes } from '@/contract/routes'

type NoHistoryProps = { isLaterPage: boolean }

/** Empty state of the browsing history, or of one page of it. */
export function NoHistory({ isLaterPage }: NoHistoryProps) {
  const text = isLaterPage
    ? '这一页没有浏览记录'
    : `还没有浏览记录。登录后看过的商品会留在这里 ${HISTORY_DAYS} 天，还能看到价格是涨是降。`
  return (
    <SectionEmpty isAlone icon="clock" text={text}>
      <ButtonLink
        variant="primary"
        href={isLaterPage ? routes.browsingHistory() : routes.search({})}
      >
        {isLaterPage ? '回到第一页' : '浏览全部商品'}
      </ButtonLink>
    </SectionEmpty>
  )
}

import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import { Resource } from '@/components/ui/resource'
import type { ProductComments } from '@/contract/comment/product-comment-calls'
import type { CommentFilter } from '@/contract/constants'
import type { ProductState } from '@/contract/product/product-address'
import { routes } from '@/contract/routes'
import { CommentItem } from './comment-item'
import s from './comments.module.css'
import { CommentsSkeleton } from './section-skeletons'
import { useComments } from './use-comments'

const FILTERS: readonly { filter: CommentFilter; title: string }[] = [
  { filter: 'all', title: '全部' },
  { filter: 'good', title: '好评' },
  { filter: 'middle', title: '中评' },
  { filter: 'poor', title: '差评' },
  { filter: 'append', title: '有追评' },
]

const outOfTen = (score: number) => (score / 10).toFixed(1)

function Summary({ summary }: Pick<ProductComments, 'summary'>) {
  const { score, shopScore, logisticsScore } = summary
  return (
    <dl className={s.summary}>
      <div className={s.main}>
        <dt>综合评分</dt>
        <dd>{outOfTen(score)}</dd>
      </div>
      <div>
        <dt>店铺服务</dt>
        <dd>{outOfTen(shopScore)}</dd>
      </div>
      <div>
        <dt>物流</dt>
        <dd>{outOfTen(logisticsScore)}</dd>
      </div>
    </dl>
  )
}

type FiltersProps = {
  counts: ProductComments['summary']['counts']
  current: CommentFilter
  onChoose: (filter: CommentFilter) => void
}

function Filters({ counts, current, onChoose }: FiltersProps) {
  return (
    <fieldset className={s.filters} aria-label="筛选评价">
      {FILTERS.map(({ filter, title }) => (
        <button
          key={filter}
          type="button"
          className={filter === current ? `${s.filter} ${s.filterOn}` : s.filter}
          aria-pressed={filter === current}
          onClick={() => onChoose(filter)}
        >
          {title} {counts[filter]}
        </button>
      ))}
    </fieldset>
  )
}

type CommentsProps = {
  productId: number
  skuId: number
  state: ProductState
  onChange: (next: Partial<ProductState>) => void
}

type LoadedProps = CommentsProps & { comments: ProductComments; isStale: boolean }

function Loaded({ productId, skuId, state, onChange, comments, isStale }: LoadedProps) {
  const filter = state.comments
  const { list, summary, total, page, pageSize } = comments
  const choose = (next: CommentFilter) => onChange({ comments: next, commentPage: 1 })
  if (summary.count === 0) {
    return <p className={s.none}>暂无评价。收货后可在订单中评价。</p>
  }
  return (
    <div aria-busy={isStale}>
      <Summary summary={summary} />
      <Filters counts={summary.counts} current={filter} onChoose={choose} />
      {list.length > 0 ? (
        <ul>
          {list.map((comment) => (
            <CommentItem key={comment.id} comment={comment} />
          ))}
        </ul>
      ) : (
        <EmptyState title="没有符合条件的评价">
          <Button onClick={() => choose('all')}>查看全部评价</Button>
        </EmptyState>
      )}
      <Pagination
        page={page}
        pageSize={pageSize}
        total={total}
        hrefOf={(commentPage) =>
          `${routes.product(productId, state.skuId ?? skuId, { ...state, commentPage })}#comments`
        }
      />
    </div>
  )
}

/** 评价: averages, filters and a page of comments; filter and page are in the URL. */
export function Comments(props: CommentsProps) {
  const { productId, state } = props
  const shown = { productId, filter: state.comments, page: state.commentPage }
  const { comments, ...requested } = useComments(shown)
  return (
    <Resource data={comments} {...requested} skeleton={<CommentsSkeleton />}>
      {(loaded) => <Loaded {...props} comments={loaded} isStale={requested.isStale} />}
    </Resource>
  )
}

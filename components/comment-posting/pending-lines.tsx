import { useState } from 'react'
import { EmptyState } from '@/components/shared/empty-state'
import { ErrorState } from '@/components/shared/error-state'
import { MomentText } from '@/components/shared/moment-text'
import { Pagination } from '@/components/shared/pagination'
import { Button, ButtonLink } from '@/components/ui/button'
import type { PendingLine } from '@/contract/comment-posting'
import type { CommentPostingState } from '@/contract/comment-posting-state'
import { routes } from '@/contract/routes'
import { usePendingComments } from '@/hooks/use-comment-posting'
import { BoughtGoods } from './bought-goods'
import { CommentForm } from './comment-form'
import s from './comment-list.module.css'
import { CommentsSkeleton } from './comments-skeleton'

type RowProps = {
  line: PendingLine
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onDone: () => void
}

function Row({ line, isOpen, onOpen, onDone }: RowProps) {
  return (
    <li className={s.item}>
      <div className={s.row}>
        <BoughtGoods goods={line}>
          <p className={s.facts}>
            <span>{line.shop.name}</span>
            <span>
              <MomentText value={line.closesAt} /> 前可评价
            </span>
          </p>
        </BoughtGoods>
        {isOpen ? null : (
          <Button look="outline" aria-label={`评价 ${line.title}`} onClick={() => onOpen(true)}>
            评价
          </Button>
        )}
      </div>
      {isOpen ? <CommentForm line={line} onDone={onDone} onCancel={() => onOpen(false)} /> : null}
    </li>
  )
}

function Nothing({ state }: { state: CommentPostingState }) {
  return (
    <EmptyState
      title={state.orderNo ? '这个订单没有待评价的商品' : '没有待评价的商品'}
      text="订单完成后 90 天内可以评价。"
    >
      {state.orderNo ? (
        <ButtonLink look="primary" href={routes.commentPosting()}>
          查看全部待评价
        </ButtonLink>
      ) : (
        <ButtonLink look="primary" href={routes.orders()}>
          查看我的订单
        </ButtonLink>
      )}
    </EmptyState>
  )
}

/** Lines that wait for a comment; one form is open at a time. */
export function PendingLines({ state }: { state: CommentPostingState }) {
  const { pending, error, retry } = usePendingComments(state)
  const [openId, setOpenId] = useState('')
  const [said, setSaid] = useState('')
  if (error && !pending) return <ErrorState message={error.message} onRetry={retry} />
  if (!pending) return <CommentsSkeleton />
  const { list, page, pageSize, total } = pending
  return (
    <>
      <p className={s.said} role="status">
        {said}
      </p>
      {list.length === 0 ? (
        <Nothing state={state} />
      ) : (
        <ul className={s.list}>
          {list.map((line) => (
            <Row
              key={line.lineId}
              line={line}
              isOpen={line.lineId === openId}
              onOpen={(isOpen) => setOpenId(isOpen ? line.lineId : '')}
              onDone={() => setSaid(`已发表对“${line.title}”的评价`)}
            />
          ))}
        </ul>
      )}
      <Pagination
        {...{ page, pageSize, total }}
        hrefOf={(at) => routes.commentPosting({ ...state, page: at })}
      />
    </>
  )
}

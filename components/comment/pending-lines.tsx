import dynamic from 'next/dynamic'
import { useState } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { EmptyLaterPage } from '@/components/ui/empty-later-page'
import { late } from '@/components/ui/late'
import { Pagination } from '@/components/ui/pagination'
import { Resource } from '@/components/ui/resource'
import { SectionEmpty } from '@/components/ui/section-empty'
import surface from '@/components/ui/surface.module.css'
import { TimestampText } from '@/components/ui/timestamp-text'
import type { CommentPostingState } from '@/contract/comment/comment-posting-address'
import { commentPostingAddress } from '@/contract/comment/comment-posting-address'
import type { getPendingList, PendingLine } from '@/contract/comment/comment-posting-calls'
import { COMMENT_OPEN_DAYS } from '@/contract/comment/comment-window-rules'
import type { Output } from '@/contract/endpoint'
import { routes } from '@/contract/routes'
import { useReopenedForm } from '@/hooks/account/use-kept-form'
import { useSaid } from '@/hooks/call/use-said'
import { usePendingComments } from '@/hooks/comment/use-comment-posting'
import { CommentItem } from './comment-item'
import s from './comment-list.module.css'
import { CommentsSkeleton } from './comments-skeleton'
import { SaidLine } from './said-line'

const CommentForm = dynamic(async () => (await import('./comment-parts')).CommentForm, {
  ssr: false,
  loading: late(() => <CommentsSkeleton />),
})

type RowProps = {
  line: PendingLine
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onDone: () => void
}

function Row({ line, isOpen, onOpen, onDone }: RowProps) {
  return (
    <CommentItem
      goods={line}
      action="评价"
      isOpen={isOpen}
      onOpen={onOpen}
      form={({ cancel }) => <CommentForm line={line} onDone={onDone} onCancel={cancel} />}
    >
      <p className={s.facts}>
        <span>{line.shop.name}</span>
        <span>
          <TimestampText value={line.closesAt} /> 前可评价
        </span>
      </p>
    </CommentItem>
  )
}

function Nothing({ state }: { state: CommentPostingState }) {
  if (state.page > 1) {
    const first = routes.commentPosting(commentPostingAddress.write({ ...state, page: 1 }))
    return <EmptyLaterPage what="待评价的商品" first={first} />
  }
  return (
    <SectionEmpty
      isAlone
      icon="chat"
      text={`${state.orderNo ? '这个订单' : ''}没有待评价的商品。订单完成后 ${COMMENT_OPEN_DAYS} 天内可以评价。`}
    >
      {state.orderNo ? (
        <ButtonLink variant="primary" href={routes.commentPosting()}>
          查看全部待评价
        </ButtonLink>
      ) : (
        <ButtonLink variant="primary" href={routes.orders()}>
          查看我的订单
        </ButtonLink>
      )}
    </SectionEmpty>
  )
}

type LoadedProps = { pending: Output<typeof getPendingList>; state: CommentPostingState }

function Loaded({ pending, state }: LoadedProps) {
  const [openId, setOpenId] = useState('')
  const [said, say] = useSaid()
  useReopenedForm('comment', setOpenId)
  const { list, page, pageSize, total } = pending
  return (
    <>
      <SaidLine text={said} />
      {list.length === 0 ? (
        <Nothing state={state} />
      ) : (
        <ul className={surface.panel}>
          {list.map((line) => (
            <Row
              key={line.lineId}
              line={line}
              isOpen={line.lineId === openId}
              onOpen={(isOpen) => setOpenId(isOpen ? line.lineId : '')}
              onDone={() => say(`已发表对“${line.title}”的评价`)}
            />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageSize={pageSize}
        total={total}
        hrefOf={(at) => routes.commentPosting(commentPostingAddress.write({ ...state, page: at }))}
      />
    </>
  )
}

/** Order lines awaiting a comment; one form is open at a time, others keep what they hold. */
export function PendingLines({ state }: { state: CommentPostingState }) {
  const { pending, ...requested } = usePendingComments(state)
  return (
    <Resource data={pending} {...requested} skeleton={<CommentsSkeleton />}>
      {(loaded) => <Loaded pending={loaded} state={state} />}
    </Resource>
  )
}

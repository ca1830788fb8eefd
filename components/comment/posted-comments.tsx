import { type FormEvent, useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import { Resource } from '@/components/ui/resource'
import surface from '@/components/ui/surface.module.css'
import { TimestampText } from '@/components/ui/timestamp-text'
import type { CommentPostingState } from '@/contract/comment/comment-posting-address'
import {
  COMMENT_MIN,
  type getPostedList,
  type PostedComment,
} from '@/contract/comment/comment-posting-calls'
import type { Output } from '@/contract/endpoint'
import { routes } from '@/contract/routes'
import { useCommentChanges, usePostedComments } from '@/hooks/comment/use-comment-posting'
import { BoughtGoods } from './bought-goods'
import { CommentText } from './comment-form'
import form from './comment-form.module.css'
import s from './comment-list.module.css'
import { CommentsSkeleton } from './comments-skeleton'
import { CommentPictures } from './shared/comment-pictures'

type AppendProps = { comment: PostedComment; onDone: () => void }

function Append({ comment: { id, title }, onDone }: AppendProps) {
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const { append, isPending, failure } = useCommentChanges()
  const isShort = text.trim().length < COMMENT_MIN

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!isShort && !isPending && (await append(id, text))) onDone()
  }

  return (
    <form
      className={form.root}
      aria-label={`追评 ${title}`}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
    >
      <CommentText
        value={text}
        fieldError={failure || (isTried && isShort ? `请至少写 ${COMMENT_MIN} 个字` : '')}
        onChange={setText}
      />
      <div className={form.ways}>
        <Button type="submit" variant="primary" isPending={isPending}>
          发表追评
        </Button>
        <Button onClick={onDone}>取消</Button>
      </div>
    </form>
  )
}

function Comment({ comment }: { comment: PostedComment }) {
  const [isOpen, setOpen] = useState(false)
  const { score, content, tags, pictures, append, reply, status, isAnonymous } = comment
  return (
    <li className={s.item}>
      <div className={s.row}>
        <BoughtGoods goods={comment}>
          <p className={s.facts}>
            <span className={s.stars} role="img" aria-label={`${score} 星`}>
              {'★'.repeat(score)}
            </span>
            <TimestampText value={comment.createdAt} />
            {isAnonymous ? <span>匿名</span> : null}
            {status === 1 ? null : <span>{status === 0 ? '审核中' : '未通过审核'}</span>}
            {tags.map((tag) => (
              <span key={tag}>{tag}</span>
            ))}
          </p>
          <p className={s.content}>{content}</p>
          <CommentPictures pictures={pictures} />
          {append ? <p className={s.note}>追评：{append}</p> : null}
          {reply ? <p className={s.note}>商家回复：{reply}</p> : null}
        </BoughtGoods>
        {comment.mayAppend && !isOpen ? (
          <Button aria-label={`追评 ${comment.title}`} onClick={() => setOpen(true)}>
            追评
          </Button>
        ) : null}
      </div>
      {isOpen ? <Append comment={comment} onDone={() => setOpen(false)} /> : null}
    </li>
  )
}

function Loaded({ posted }: { posted: Output<typeof getPostedList> }) {
  const { list, page, pageSize, total } = posted
  if (list.length === 0) {
    return (
      <EmptyState title="还没有发表过评价" text="收到货以后，说说规格和做工，能帮到同行。">
        <ButtonLink variant="primary" href={routes.commentPosting()}>
          去评价
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <>
      <p className={s.said} />
      <ul className={surface.panel}>
        {list.map((comment) => (
          <Comment key={comment.id} comment={comment} />
        ))}
      </ul>
      <Pagination
        page={page}
        pageSize={pageSize}
        total={total}
        hrefOf={(at) => routes.commentPosting({ tab: 'posted', page: at })}
      />
    </>
  )
}

/** The buyer's comments, with the follow-up form. */
export function PostedComments({ state }: { state: CommentPostingState }) {
  const { posted, ...requested } = usePostedComments(state.page)
  return (
    <Resource data={posted} {...requested} skeleton={<CommentsSkeleton />}>
      {(loaded) => <Loaded posted={loaded} />}
    </Resource>
  )
}

import { CommentPictures } from '@/components/comment/shared/comment-pictures'
import { chinaDate } from '@/contract/china-clock'
import type { Comment } from '@/contract/comment/product-comment-calls'
import s from './comments.module.css'

const STARS = 5

function Stars({ score }: { score: number }) {
  return (
    <span className={s.stars} role="img" aria-label={`${score} 星`}>
      {'★'.repeat(score)}
      <span className={s.rest}>{'★'.repeat(STARS - score)}</span>
    </span>
  )
}

/** One comment with the shop's reply and the buyer's follow-up. */
export function CommentItem({ comment }: { comment: Comment }) {
  const { author, score, spec, content, tags, reply, append, appendReply, pictures, createdAt } =
    comment
  return (
    <li className={s.item}>
      <p className={s.head}>
        <span>{author}</span>
        <Stars score={score} />
        <time dateTime={chinaDate(createdAt)}>{chinaDate(createdAt)}</time>
        {spec ? <span>规格 {spec}</span> : null}
      </p>
      <p className={s.content}>{content}</p>
      {tags.length > 0 ? (
        <ul className={s.tags}>
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      ) : null}
      <CommentPictures pictures={pictures} />
      {reply ? <p className={s.reply}>店铺回复：{reply}</p> : null}
      {append ? <p className={s.append}>追评：{append}</p> : null}
      {appendReply ? <p className={s.reply}>店铺回复追评：{appendReply}</p> : null}
    </li>
  )
}

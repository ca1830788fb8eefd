import { type FormEvent, useId } from 'react'
import { PictureField } from '@/components/shared/picture-field'
import { Button } from '@/components/ui/button'
import { useTries } from '@/components/ui/use-tries'
import {
  COMMENT_MAX,
  COMMENT_MIN,
  COMMENT_PICTURES_MAX,
  COMMENT_TAGS,
  type PendingLine,
} from '@/contract/comment-posting'
import { useCommentChanges } from '@/hooks/use-comment-posting'
import { usePictureUpload } from '@/hooks/use-picture-upload'
import s from './comment-form.module.css'
import { StarsField } from './stars-field'
import { useCommentDraft } from './use-comment-draft'

type CommentFormProps = { line: PendingLine; onDone: () => void; onCancel: () => void }

type TagsProps = {
  chosen: readonly string[]
  onToggle: (tag: (typeof COMMENT_TAGS)[number]) => void
}

function Tags({ chosen, onToggle }: TagsProps) {
  return (
    <fieldset className={s.tags} aria-label="标签">
      {COMMENT_TAGS.map((tag) => (
        <button
          key={tag}
          type="button"
          className={s.tag}
          aria-pressed={chosen.includes(tag)}
          onClick={() => onToggle(tag)}
        >
          {tag}
        </button>
      ))}
    </fieldset>
  )
}

type ContentProps = { value: string; fault: string; onChange: (value: string) => void }

/** What is said, with how much room is left and what is wrong with it. */
export function CommentText({ value, fault, onChange }: ContentProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={s.label}>
        评价内容
      </label>
      <textarea
        id={id}
        className={s.text}
        rows={4}
        maxLength={COMMENT_MAX}
        value={value}
        placeholder={`规格、做工、包装怎么样？至少 ${COMMENT_MIN} 个字`}
        aria-invalid={fault !== '' || undefined}
        aria-describedby={`${id}-state`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p id={`${id}-state`} className={fault ? s.fault : s.hint} role={fault ? 'alert' : undefined}>
        {fault || `${value.trim().length}/${COMMENT_MAX}`}
      </p>
    </div>
  )
}

/** Stars, words, pictures for goods that were received. */
export function CommentForm({ line, onDone, onCancel }: CommentFormProps) {
  const { draft, set, toggleTag, faultOf } = useCommentDraft()
  const tries = useTries()
  const upload = usePictureUpload('comment', COMMENT_PICTURES_MAX)
  const { post, isPending, failure } = useCommentChanges()
  const fault = tries.hasTried ? faultOf() : ''

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    tries.count()
    if (faultOf() !== '' || isPending || upload.isPending) return
    const pictureIds = upload.pictures.map(({ fileId }) => fileId)
    if (await post({ ...draft, lineId: line.lineId, pictureIds })) onDone()
  }

  return (
    <form
      ref={tries.root}
      className={s.root}
      aria-label={`评价 ${line.title}`}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
    >
      <StarsField label="商品" value={draft.score} onChange={(score) => set({ score })} />
      <StarsField
        label="店铺服务"
        value={draft.shopScore}
        onChange={(shopScore) => set({ shopScore })}
      />
      <StarsField
        label="物流"
        value={draft.logisticsScore}
        onChange={(logisticsScore) => set({ logisticsScore })}
      />
      <Tags chosen={draft.tags} onToggle={toggleTag} />
      <CommentText value={draft.content} fault={fault} onChange={(content) => set({ content })} />
      <PictureField upload={upload} most={COMMENT_PICTURES_MAX} />
      <label className={s.check}>
        <input
          type="checkbox"
          checked={draft.isAnonymous}
          onChange={(event) => set({ isAnonymous: event.currentTarget.checked })}
        />
        匿名评价
      </label>
      {failure ? (
        <p className={s.fault} role="alert">
          {failure}
        </p>
      ) : null}
      <div className={s.ways}>
        <Button type="submit" look="primary" isPending={isPending || upload.isPending}>
          发表评价
        </Button>
        <Button onClick={onCancel}>取消</Button>
      </div>
    </form>
  )
}

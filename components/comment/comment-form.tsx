import { type FormEvent, useId } from 'react'
import { Button } from '@/components/ui/button'
import { PictureField } from '@/components/ui/picture-field'
import surface from '@/components/ui/surface.module.css'
import { useTries } from '@/components/ui/use-tries'
import {
  COMMENT_MAX,
  COMMENT_MIN,
  COMMENT_PICTURES_MAX,
  COMMENT_TAGS,
  type PendingLine,
} from '@/contract/comment/comment-posting-calls'
import { usePictureUpload } from '@/hooks/browser/use-picture-upload'
import { useCommentChanges } from '@/hooks/comment/use-comment-posting'
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
    <fieldset className={surface.ways} aria-label="标签">
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

type ContentProps = { value: string; fieldError: string; onChange: (value: string) => void }

/** Comment text with its remaining length and its error. */
export function CommentText({ value, fieldError, onChange }: ContentProps) {
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
        aria-invalid={fieldError !== '' || undefined}
        aria-describedby={`${id}-state`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p
        id={`${id}-state`}
        className={fieldError ? surface.fieldError : s.hint}
        role={fieldError ? 'alert' : undefined}
      >
        {fieldError || `${value.trim().length}/${COMMENT_MAX}`}
      </p>
    </div>
  )
}

/** Comment form for received goods: stars, text, pictures. */
export function CommentForm({ line, onDone, onCancel }: CommentFormProps) {
  const { draft, set, toggleTag, fieldErrorOf } = useCommentDraft()
  const tries = useTries()
  const upload = usePictureUpload('comment', COMMENT_PICTURES_MAX)
  const { post, isPending, failure } = useCommentChanges()
  const fieldError = tries.hasTried ? fieldErrorOf() : ''

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    tries.count()
    if (fieldErrorOf() !== '' || isPending || upload.isPending) return
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
      <CommentText
        value={draft.content}
        fieldError={fieldError}
        onChange={(content) => set({ content })}
      />
      <PictureField upload={upload} max={COMMENT_PICTURES_MAX} />
      <label className={s.check}>
        <input
          type="checkbox"
          checked={draft.isAnonymous}
          onChange={(event) => set({ isAnonymous: event.currentTarget.checked })}
        />
        匿名评价
      </label>
      {failure ? (
        <p className={surface.fieldError} role="alert">
          {failure}
        </p>
      ) : null}
      <div className={s.ways}>
        <Button type="submit" variant="primary" isPending={isPending || upload.isPending}>
          发表评价
        </Button>
        <Button onClick={onCancel}>取消</Button>
      </div>
    </form>
  )
}

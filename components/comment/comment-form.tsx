import { Button, Checkbox, Form } from 'antd'
import { ApiForm } from '@/components/ui/api-form'
import { fieldRules } from '@/components/ui/field-rules'
import { PictureField } from '@/components/ui/picture-field'
import {
  COMMENT_PICTURES_MAX,
  COMMENT_TAGS,
  type PendingLine,
  postComment,
} from '@/contract/comment/comment-posting-calls'
import { useKeptForm } from '@/hooks/account/use-kept-form'
import { usePictureUpload } from '@/hooks/browser/use-picture-upload'
import { useCommentChanges } from '@/hooks/comment/use-comment-posting'
import s from './comment-form.module.css'
import { CommentText } from './comment-text'
import { StarsField } from './stars-field'

type Values = {
  score: number
  shopScore: number
  logisticsScore: number
  content: string
  tags: (typeof COMMENT_TAGS)[number][]
  isAnonymous: boolean
}

/** No stars: a rating that was only left as it stood would say nothing. */
const BLANK: Partial<Values> = { tags: [], isAnonymous: false }
const SCORES = [
  ['score', '商品'],
  ['shopScore', '店铺服务'],
  ['logisticsScore', '物流'],
] as const
const TAG_OPTIONS = [...COMMENT_TAGS]

function Items() {
  return (
    <>
      {SCORES.map(([name, label]) => (
        <Form.Item key={name} name={name} rules={fieldRules(postComment.input.shape[name])}>
          <StarsField label={label} />
        </Form.Item>
      ))}
      <Form.Item name="tags">
        <Checkbox.Group aria-label="标签" options={TAG_OPTIONS} />
      </Form.Item>
      <CommentText />
    </>
  )
}

type CommentFormProps = { line: PendingLine; onDone: () => void; onCancel: () => void }

/** Comment form for received goods: stars, text, pictures. */
export function CommentForm({ line, onDone, onCancel }: CommentFormProps) {
  const upload = usePictureUpload('comment', COMMENT_PICTURES_MAX)
  const { post, isPending, failure } = useCommentChanges()
  const [form] = Form.useForm<Values>()
  const kept = useKeptForm(`comment:${line.lineId}`)
  const isBusy = isPending || upload.isPending

  async function send(values: Values) {
    const pictureIds = upload.pictures.map(({ fileId }) => fileId)
    if (!(await post({ ...values, lineId: line.lineId, pictureIds }))) return
    kept.done()
    onDone()
  }

  function cancel() {
    kept.done()
    onCancel()
  }

  return (
    <div className={s.root}>
      <ApiForm<Values>
        kept={kept}
        form={form}
        aria-label={`评价 ${line.title}`}
        initialValues={BLANK}
        refusal={failure}
        isPending={isBusy}
        onSend={(values) => void send(values)}
      >
        <Items />
        <Form.Item>
          <PictureField upload={upload} max={COMMENT_PICTURES_MAX} />
        </Form.Item>
        <Form.Item name="isAnonymous" valuePropName="checked">
          <Checkbox>匿名评价</Checkbox>
        </Form.Item>
        <div className={s.ways}>
          <Button type="primary" htmlType="submit" loading={isBusy}>
            发表评价
          </Button>
          <Button onClick={cancel}>取消</Button>
        </div>
      </ApiForm>
    </div>
  )
}

import { Form, Input } from 'antd'
import { fieldRules } from '@/components/ui/field-rules'
import { COMMENT_MAX, COMMENT_MIN, postComment } from '@/contract/comment/comment-posting-calls'

/** The field `content` of a form: the text of a comment. */
export function CommentText() {
  return (
    <Form.Item
      name="content"
      label="评价内容"
      required
      rules={fieldRules(postComment.input.shape.content)}
    >
      <Input.TextArea
        rows={4}
        maxLength={COMMENT_MAX}
        showCount
        placeholder={`规格、做工、包装怎么样？至少 ${COMMENT_MIN} 个字`}
      />
    </Form.Item>
  )
}

import { Form, Input } from 'antd'
import { CodeItem } from '@/components/account/shared/code-item'
import { fieldRules } from '@/components/ui/field-rules'
import { joinContact } from '@/contract/merchant/merchant-form-calls'
import { FileItem, type JoinField, JoinItems } from './join-items'

const { shape } = joinContact
const PHONE = ['contact', 'phone']

const FIELDS: JoinField[] = [
  {
    name: 'contactName',
    label: '联系人',
    schema: shape.contactName,
    input: <Input autoComplete="name" />,
  },
  { name: 'email', label: '邮箱', schema: shape.email, input: <Input autoComplete="email" /> },
  { name: 'bankName', label: '开户行', schema: shape.bankName, hint: '写到支行' },
  {
    name: 'bankAccount',
    label: '对公账号',
    schema: shape.bankAccount,
    input: <Input inputMode="numeric" />,
  },
]

type StepContactProps = { isCorrecting: boolean }

/** Step 3: contact and bank account; an SMS code verifies the phone. */
export function StepContact({ isCorrecting }: StepContactProps) {
  return (
    <>
      <JoinItems part="contact" fields={FIELDS}>
        <FileItem
          name={['contact', 'permitFile']}
          label="开户许可证或开户证明"
          schema={shape.permitFile}
        />
        <Form.Item
          name={PHONE}
          label="手机号"
          required
          rules={fieldRules(shape.phone)}
          extra={isCorrecting ? '补正时不能更换手机号' : '审核结果和进度查询都用这个手机号'}
        >
          <Input type="tel" autoComplete="tel" disabled={isCorrecting} />
        </Form.Item>
      </JoinItems>
      {isCorrecting ? null : <CodeItem scene="merchant" phoneField={PHONE} />}
    </>
  )
}

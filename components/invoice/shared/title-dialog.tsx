import { Checkbox, Form, Input, Radio } from 'antd'
import { AntdScreen } from '@/components/ui/antd-screen'
import { fieldRules } from '@/components/ui/field-rules'
import { FormDialog } from '@/components/ui/form-dialog'
import { WRITTEN_CODE_MAX } from '@/contract/account/credit-code-rules'
import {
  type SavedTitle,
  TITLE_NAME_MAX,
  TITLE_TEXT_MAX,
  titleRules,
} from '@/contract/invoice/invoice-title-calls'
import { useKeptForm } from '@/hooks/account/use-kept-form'
import { useTitleChanges } from '@/hooks/invoice/use-invoice-titles'
import s from './title-dialog.module.css'
import { type TitleValues, titleOf, valuesOf } from './title-draft'

const KINDS = [
  { value: 'company', label: '单位' },
  { value: 'personal', label: '个人' },
]

/** Fields required by a paper special invoice, in pairs. */
const DETAILS = [
  ['address', '注册地址'],
  ['phone', '注册电话'],
  ['bank', '开户银行'],
  ['account', '银行账号'],
] as const

function CompanyItems() {
  return (
    <>
      <Form.Item
        name="taxNo"
        label="统一社会信用代码"
        required
        rules={fieldRules(titleRules.taxNo)}
      >
        <Input maxLength={WRITTEN_CODE_MAX} />
      </Form.Item>
      <p className={s.hint}>以下内容开具纸质专票时必填，其他发票可不填。</p>
      <div className={s.pair}>
        {DETAILS.map(([field, label]) => (
          <Form.Item key={field} name={field} label={label} rules={fieldRules(titleRules.text)}>
            <Input maxLength={TITLE_TEXT_MAX} />
          </Form.Item>
        ))}
      </div>
    </>
  )
}

function Items() {
  const isCompany = Form.useWatch('kind') !== 'personal'
  return (
    <>
      <Form.Item name="kind" label="抬头类型">
        <Radio.Group aria-label="抬头类型" options={KINDS} />
      </Form.Item>
      <Form.Item
        name="name"
        label={isCompany ? '公司名称' : '姓名'}
        required
        rules={fieldRules(titleRules.name)}
      >
        <Input maxLength={TITLE_NAME_MAX} />
      </Form.Item>
      {isCompany ? <CompanyItems /> : null}
      <Form.Item name="email" label="收票邮箱" rules={fieldRules(titleRules.email)}>
        <Input type="email" maxLength={TITLE_TEXT_MAX} />
      </Form.Item>
      <Form.Item name="isDefault" valuePropName="checked">
        <Checkbox>设为默认抬头</Checkbox>
      </Form.Item>
    </>
  )
}

type TitleDialogProps = {
  /** The title to change; null for a new one. */
  saved: SavedTitle | null
  onSaved: (id: string) => void
  onCancel: () => void
}

function Editing({ saved, onSaved, onCancel }: TitleDialogProps) {
  const { save, isPending, failure } = useTitleChanges()
  const [form] = Form.useForm<TitleValues>()
  const kept = useKeptForm(`title:${saved?.id ?? ''}`)

  async function send(values: TitleValues) {
    const { isDefault } = values
    const id = await save({ ...(saved && { id: saved.id }), isDefault, title: titleOf(values) })
    if (!id) return
    kept.done()
    onSaved(id)
  }

  return (
    <FormDialog<TitleValues>
      title={saved ? '修改发票抬头' : '新增发票抬头'}
      kept={kept}
      form={form}
      initialValues={valuesOf(saved)}
      refusal={failure}
      isPending={isPending}
      onSend={send}
      onCancel={onCancel}
    >
      <Items />
    </FormDialog>
  )
}

/** Dialog that adds or edits an invoice title. */
export function TitleDialog(props: TitleDialogProps) {
  return (
    <AntdScreen group="personal" skeleton={null}>
      <Editing {...props} />
    </AntdScreen>
  )
}

import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import s from '@/components/ui/form.module.css'
import { TextField } from '@/components/ui/text-field'
import { useTries } from '@/components/ui/use-tries'
import {
  type SavedTitle,
  TITLE_NAME_MAX,
  TITLE_TEXT_MAX,
} from '@/contract/invoice/invoice-title-calls'
import { useTitleChanges } from '@/hooks/invoice/use-invoice-titles'
import { formOf, type TitleForm, titleErrors, titleOf } from './title-draft'

const KINDS = [
  { kind: 'company', label: '单位' },
  { kind: 'personal', label: '个人' },
] as const

/** Fields required by a paper special invoice, in pairs. */
const DETAILS = [
  ['address', '注册地址'],
  ['phone', '注册电话'],
  ['bank', '开户银行'],
  ['account', '银行账号'],
] as const

type FieldsProps = {
  form: TitleForm
  fieldErrors: Partial<ReturnType<typeof titleErrors>>
  onChange: (change: Partial<TitleForm>) => void
}

function CompanyFields({ form, fieldErrors, onChange }: FieldsProps) {
  return (
    <>
      <TextField
        label="统一社会信用代码"
        required
        maxLength={18}
        value={form.taxNo}
        fieldError={fieldErrors.taxNo}
        onChange={(taxNo) => onChange({ taxNo })}
      />
      <p className={s.hint}>以下内容开具纸质专票时必填，其他发票可不填。</p>
      <div className={s.pair}>
        {DETAILS.map(([field, label]) => (
          <TextField
            key={field}
            label={label}
            maxLength={TITLE_TEXT_MAX}
            value={form[field]}
            onChange={(text) => onChange({ [field]: text })}
          />
        ))}
      </div>
    </>
  )
}

function Fields({ form, fieldErrors, onChange }: FieldsProps) {
  return (
    <>
      <fieldset className={s.choices}>
        <legend className={s.label}>抬头类型</legend>
        {KINDS.map(({ kind, label }) => (
          <label key={kind} className={s.check}>
            <input
              type="radio"
              name="title-kind"
              checked={form.kind === kind}
              onChange={() => onChange({ kind })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <TextField
        label={form.kind === 'company' ? '单位名称' : '姓名'}
        required
        maxLength={TITLE_NAME_MAX}
        value={form.name}
        fieldError={fieldErrors.name}
        onChange={(name) => onChange({ name })}
      />
      {form.kind === 'company' ? (
        <CompanyFields form={form} fieldErrors={fieldErrors} onChange={onChange} />
      ) : null}
      <TextField
        label="收票邮箱"
        type="email"
        maxLength={TITLE_TEXT_MAX}
        value={form.email}
        fieldError={fieldErrors.email}
        onChange={(email) => onChange({ email })}
      />
    </>
  )
}

function useTitleForm(saved: SavedTitle | null, onSaved: (id: string) => void) {
  const { save, isPending, failure } = useTitleChanges()
  const [form, setForm] = useState(() => formOf(saved?.title ?? null))
  const [isDefault, setDefault] = useState(saved?.isDefault ?? false)
  const { root, ...tries } = useTries()
  const result = titleErrors(form)

  async function submit() {
    tries.count()
    if (isPending || Object.values(result).some(Boolean)) return
    const id = await save({ ...(saved && { id: saved.id }), isDefault, title: titleOf(form) })
    if (id) onSaved(id)
  }
  const fieldErrors: FieldsProps['fieldErrors'] = tries.hasTried ? result : {}
  return { root, form, setForm, isDefault, setDefault, fieldErrors, submit, isPending, failure }
}

type TitleDialogProps = {
  /** The title to change; null for a new one. */
  saved: SavedTitle | null
  onSaved: (id: string) => void
  onCancel: () => void
}

/** Dialog that adds or edits an invoice title. */
export function TitleDialog({ saved, onSaved, onCancel }: TitleDialogProps) {
  const title = useTitleForm(saved, onSaved)
  const formId = useId()
  return (
    <Dialog
      title={saved ? '修改发票抬头' : '新增发票抬头'}
      onDismiss={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>取消</Button>
          <Button variant="primary" type="submit" form={formId} isPending={title.isPending}>
            保存
          </Button>
        </>
      }
    >
      <form
        ref={title.root}
        id={formId}
        className={s.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void title.submit()
        }}
      >
        <Fields
          form={title.form}
          fieldErrors={title.fieldErrors}
          onChange={(change) => title.setForm((form) => ({ ...form, ...change }))}
        />
        <label className={s.check}>
          <input
            type="checkbox"
            checked={title.isDefault}
            onChange={(event) => title.setDefault(event.target.checked)}
          />
          设为默认抬头
        </label>
        {title.failure ? (
          <p role="alert" className={s.fieldError}>
            {title.failure}
          </p>
        ) : null}
      </form>
    </Dialog>
  )
}

import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useTries } from '@/components/ui/use-tries'
import { type KeptTitle, TITLE_NAME_MAX, TITLE_TEXT_MAX } from '@/contract/invoice-title'
import { useTitleChanges } from '@/hooks/use-invoice-titles'
import s from './form.module.css'
import { TextField } from './text-field'
import { formOf, type TitleForm, titleFaults, titleOf } from './title-draft'

const KINDS = [
  { kind: 'company', label: '单位' },
  { kind: 'personal', label: '个人' },
] as const

/** What a paper special invoice needs, in pairs. */
const DETAILS = [
  ['address', '注册地址'],
  ['phone', '注册电话'],
  ['bank', '开户银行'],
  ['account', '银行账号'],
] as const

type FieldsProps = {
  form: TitleForm
  faults: Partial<ReturnType<typeof titleFaults>>
  onChange: (change: Partial<TitleForm>) => void
}

function CompanyFields({ form, faults, onChange }: FieldsProps) {
  return (
    <>
      <TextField
        label="统一社会信用代码"
        required
        maxLength={18}
        value={form.taxNo}
        fault={faults.taxNo}
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

function Fields({ form, faults, onChange }: FieldsProps) {
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
        fault={faults.name}
        onChange={(name) => onChange({ name })}
      />
      {form.kind === 'company' ? (
        <CompanyFields form={form} faults={faults} onChange={onChange} />
      ) : null}
      <TextField
        label="收票邮箱"
        type="email"
        maxLength={TITLE_TEXT_MAX}
        value={form.email}
        fault={faults.email}
        onChange={(email) => onChange({ email })}
      />
    </>
  )
}

function useTitleForm(kept: KeptTitle | null, onSaved: (id: string) => void) {
  const { save, isPending, failure } = useTitleChanges()
  const [form, setForm] = useState(() => formOf(kept?.title ?? null))
  const [isDefault, setDefault] = useState(kept?.isDefault ?? false)
  const { root, ...tries } = useTries()
  const found = titleFaults(form)

  async function submit() {
    tries.count()
    if (isPending || Object.values(found).some(Boolean)) return
    const id = await save({ ...(kept && { id: kept.id }), isDefault, title: titleOf(form) })
    if (id) onSaved(id)
  }
  const faults: FieldsProps['faults'] = tries.hasTried ? found : {}
  return { root, form, setForm, isDefault, setDefault, faults, submit, isPending, failure }
}

type TitleDialogProps = {
  /** The title to change; null for a new one. */
  kept: KeptTitle | null
  onSaved: (id: string) => void
  onCancel: () => void
}

/** An invoice title to be added or changed. */
export function TitleDialog({ kept, onSaved, onCancel }: TitleDialogProps) {
  const title = useTitleForm(kept, onSaved)
  const formId = useId()
  return (
    <Dialog
      title={kept ? '修改发票抬头' : '新增发票抬头'}
      onDismiss={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>取消</Button>
          <Button look="primary" type="submit" form={formId} isPending={title.isPending}>
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
          faults={title.faults}
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
          <p role="alert" className={s.fault}>
            {title.failure}
          </p>
        ) : null}
      </form>
    </Dialog>
  )
}

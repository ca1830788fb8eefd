import { useId } from 'react'
import form from '@/components/shared/form.module.css'
import { SALE_TEXT_MAX } from '@/contract/after-sale'
import { SALE_TYPES, type SaleReason, type SaleType } from '@/contract/after-sale-state'
import s from './apply-dialog.module.css'

type TypeFieldProps = {
  types: readonly SaleType[]
  value: SaleType | null
  fault: string
  onChange: (type: SaleType) => void
}

/** Which kind of after-sale. */
export function TypeField({ types, value, fault, onChange }: TypeFieldProps) {
  const name = useId()
  return (
    <fieldset className={s.field} aria-describedby={fault ? `${name}-fault` : undefined}>
      <legend className={`${form.label} ${form.must}`}>售后类型</legend>
      <div className={s.types}>
        {SALE_TYPES.filter(({ type }) => types.includes(type)).map(({ type, title, text }) => (
          <label key={type} className={s.type}>
            <input
              type="radio"
              name={name}
              checked={type === value}
              onChange={() => onChange(type)}
            />
            <span>
              {title}
              <span className={s.hint}>{text}</span>
            </span>
          </label>
        ))}
      </div>
      {fault ? (
        <p id={`${name}-fault`} className={form.fault}>
          {fault}
        </p>
      ) : null}
    </fieldset>
  )
}

type ReasonFieldProps = {
  reasons: readonly SaleReason[]
  value: SaleReason | null
  fault: string
  onChange: (reason: SaleReason | null) => void
}

/** Why. */
export function ReasonField({ reasons, value, fault, onChange }: ReasonFieldProps) {
  const id = useId()
  return (
    <div className={form.field}>
      <label className={`${form.label} ${form.must}`} htmlFor={id}>
        申请原因
      </label>
      <select
        id={id}
        className={form.input}
        value={value ?? ''}
        aria-required
        aria-invalid={fault !== ''}
        aria-describedby={fault ? `${id}-fault` : undefined}
        onChange={(event) =>
          onChange(reasons.find((reason) => reason === event.target.value) ?? null)
        }
      >
        <option value="">请选择</option>
        {reasons.map((reason) => (
          <option key={reason} value={reason}>
            {reason}
          </option>
        ))}
      </select>
      {fault ? (
        <p id={`${id}-fault`} className={form.fault}>
          {fault}
        </p>
      ) : null}
    </div>
  )
}

type TextProps = { value: string; onChange: (text: string) => void }

/** What else the shop should know. */
export function DescriptionField({ value, onChange }: TextProps) {
  const id = useId()
  return (
    <div className={form.field}>
      <label className={form.label} htmlFor={id}>
        问题描述
      </label>
      <textarea
        id={id}
        className={form.input}
        rows={3}
        maxLength={SALE_TEXT_MAX}
        value={value}
        placeholder="选填：什么问题、多少件受影响"
        aria-describedby={`${id}-count`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-count`} className={`${form.hint} ${s.count}`}>
        {value.length}/{SALE_TEXT_MAX}
      </p>
    </div>
  )
}

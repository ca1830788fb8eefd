import { useId } from 'react'
import form from '@/components/ui/form.module.css'
import { AFTER_SALE_TEXT_MAX } from '@/contract/after-sale/after-sale-calls'
import {
  AFTER_SALE_TYPES,
  type AfterSaleReason,
  type AfterSaleType,
} from '@/contract/after-sale/after-sale-status-rules'
import s from './apply-dialog.module.css'

type TypeFieldProps = {
  types: readonly AfterSaleType[]
  value: AfterSaleType | null
  fieldError: string
  onChange: (type: AfterSaleType) => void
}

/** Kind of the after-sale case. */
export function TypeField({ types, value, fieldError, onChange }: TypeFieldProps) {
  const name = useId()
  return (
    <fieldset className={s.field} aria-describedby={fieldError ? `${name}-fault` : undefined}>
      <legend className={`${form.label} ${form.must}`}>售后类型</legend>
      <div className={s.types}>
        {AFTER_SALE_TYPES.filter(({ type }) => types.includes(type)).map(
          ({ type, title, text }) => (
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
          ),
        )}
      </div>
      {fieldError ? (
        <p id={`${name}-fault`} className={form.fieldError}>
          {fieldError}
        </p>
      ) : null}
    </fieldset>
  )
}

type ReasonFieldProps = {
  reasons: readonly AfterSaleReason[]
  value: AfterSaleReason | null
  fieldError: string
  onChange: (reason: AfterSaleReason | null) => void
}

/** Reason of the after-sale case. */
export function ReasonField({ reasons, value, fieldError, onChange }: ReasonFieldProps) {
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
        aria-invalid={fieldError !== ''}
        aria-describedby={fieldError ? `${id}-fault` : undefined}
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
      {fieldError ? (
        <p id={`${id}-fault`} className={form.fieldError}>
          {fieldError}
        </p>
      ) : null}
    </div>
  )
}

type TextProps = { value: string; onChange: (text: string) => void }

/** Free-text description for the shop. */
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
        maxLength={AFTER_SALE_TEXT_MAX}
        value={value}
        placeholder="选填：什么问题、多少件受影响"
        aria-describedby={`${id}-count`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-count`} className={`${form.hint} ${s.count}`}>
        {value.length}/{AFTER_SALE_TEXT_MAX}
      </p>
    </div>
  )
}

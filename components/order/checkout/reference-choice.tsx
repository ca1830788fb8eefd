import { Input } from 'antd'
import { type ReactNode, useId } from 'react'
import { COST_CENTER_MAX, type LineArrival, PO_NUMBER_MAX } from '@/contract/order/checkout-calls'
import { promisedDate } from '@/contract/order/promised-date-rules'
import { lateArrival, requiredDateRange } from '@/contract/order/required-date-rules'
import type { References } from '@/hooks/order/use-checkout-draft'
import { ChoiceRow } from './choice-row'
import s from './reference-choice.module.css'
import { CHECKOUT_FORM } from './submit-bar'

type FieldProps = { title: string; children: (id: string) => ReactNode }

function Field({ title, children }: FieldProps) {
  const id = useId()
  return (
    <div className={s.field}>
      <label htmlFor={id}>{title}</label>
      {children(id)}
    </div>
  )
}

type ReferenceChoiceProps = {
  value: References
  /** Server time: the required date counts from it. */
  now: number
  arrivals: readonly LineArrival[]
  fieldError: string
  onChange: (part: Partial<References>) => void
}

/** The buyer's numbers for this order and the date it is needed by: printed with every document. */
export function ReferenceChoice(props: ReferenceChoiceProps) {
  const { value, now, arrivals, fieldError, onChange } = props
  const late = lateArrival(value.requiredDate, arrivals)
  return (
    <ChoiceRow title="采购信息" name="references" fieldError={fieldError}>
      <Field title="采购单号">
        {(id) => (
          <Input
            id={id}
            form={CHECKOUT_FORM}
            placeholder="选填，随单据打印"
            maxLength={PO_NUMBER_MAX}
            value={value.poNumber}
            onChange={(event) => onChange({ poNumber: event.target.value })}
          />
        )}
      </Field>
      <Field title="成本中心">
        {(id) => (
          <Input
            id={id}
            form={CHECKOUT_FORM}
            placeholder="选填"
            maxLength={COST_CENTER_MAX}
            value={value.costCenter}
            onChange={(event) => onChange({ costCenter: event.target.value })}
          />
        )}
      </Field>
      <Field title="要求到货">
        {(id) => (
          <Input
            id={id}
            type="date"
            form={CHECKOUT_FORM}
            {...requiredDateRange(now)}
            value={value.requiredDate}
            status={fieldError ? 'error' : ''}
            onChange={(event) => onChange({ requiredDate: event.target.value })}
          />
        )}
      </Field>
      <p role="status" className={s.late}>
        {late === null ? '' : `部分商品预计 ${promisedDate(late)}送达，晚于要求到货日期`}
      </p>
    </ChoiceRow>
  )
}

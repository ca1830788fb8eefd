import { Form, type FormInstance, type FormProps } from 'antd'
import { type ReactNode, useEffect, useId, useState } from 'react'
import type { KeptForm } from '@/hooks/account/use-kept-form'
import s from './api-form.module.css'
import { RefusalNotice } from './refusal-notice'

/** Why a form was refused, and the name of the field that concerns; null for the form as a whole. */
type FormRefusal = { message: string; field?: string | null }

/** Where a field stands in the values of its form. */
type FieldPath = readonly (string | number)[]

/** Props of a form that is sent to the API. */
export type ApiFormProps<Values> = Pick<
  FormProps<Values>,
  'initialValues' | 'onValuesChange' | 'id'
> & {
  /** Of `Form.useForm`. */
  form: FormInstance<Values>
  /** Why the last submit was refused, until the next one; '' or null for nothing. */
  refusal: FormRefusal | string | null
  isPending: boolean
  /** Called with valid values. */
  onSend: (values: Values) => void
  /** A field is checked when it is left: for forms so long that their end is far. */
  isCheckedOnBlur?: boolean
  /** Keeps what is typed until the caller is done with it. */
  kept?: KeptForm
  'aria-label'?: string
  children: ReactNode
}

/**
 * Gives the focus to the first control of a wrong field. Antd, which comes after, finds none in a group of radio
 * buttons or in a choice of files.
 */
function focusControl(name: string, field: FieldPath | undefined) {
  const item = document
    .getElementById([name, ...(field ?? [])].join('_'))
    ?.closest('.ant-form-item')
  item?.querySelector<HTMLElement>('input:not([type="file"]):enabled, button:enabled')?.focus()
}

/** Whether a form shows a field of that name. */
const hasField = (form: FormInstance, name: string) =>
  form.getFieldsError().some(({ name: [own] }) => own === name)

/** Whether a field is among the values that an event has changed. */
function isChanged(changed: object, field: FieldPath): boolean {
  let value: unknown = changed
  for (const key of field) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return false
    value = Reflect.get(value, key)
  }
  return true
}

/**
 * Checks the fields an event has changed: once a submit was tried, and before it those that say
 * they are wrong. `validateTrigger` cannot: antd keeps a control as it was
 * rendered until its value changes, so that the first event after the trigger was set checks nothing.
 */
function checkChanged(form: FormInstance, changed: object, isChecked: boolean) {
  const fields = form
    .getFieldsError()
    .filter(({ name, errors }) => (isChecked || errors.length > 0) && isChanged(changed, name))
  // What is wrong stands at its field.
  form.validateFields(fields.map(({ name }) => name)).catch(() => undefined)
}

/** What the buyer has changed of a form; the rest is to come fresh from the server. */
function changedValues(values: object, initial: object = {}): Record<string, unknown> {
  const isSame = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) === JSON.stringify(Reflect.get(initial, field))
  return Object.fromEntries(Object.entries(values).filter((entry) => !isSame(entry)))
}

/** Gives back what was typed before, over the fresh values, and says so. */
function useTypedBefore(form: FormInstance, kept: KeptForm | undefined, onFilled: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    const typedBefore = kept?.read()
    if (!typedBefore) return
    form.setFieldsValue(typedBefore)
    onFilled()
  }, [])
}

/** Puts a refusal at the field it names, and the focus there; the message of one that names none. */
function useRefusal(form: FormInstance, refusal: FormRefusal | string | null): string {
  const [notice, setNotice] = useState('')
  const { field, message } =
    typeof refusal === 'object' && refusal !== null
      ? refusal
      : { field: null, message: refusal ?? '' }
  useEffect(() => {
    if (!field || !hasField(form, field)) return setNotice(message)
    setNotice('')
    form.setFields([{ name: field, errors: [message] }])
    form.focusField(field)
  }, [form, field, message])
  return notice
}

/**
 * A form that is sent to the API. Fields are checked from the first submit on; a wrong one takes the
 * focus. Its button is the caller's; while a send is pending another does nothing.
 */
export function ApiForm<Values extends object>(props: ApiFormProps<Values>) {
  const { form, refusal, isPending, onSend, isCheckedOnBlur, kept, children, ...rest } = props
  const [hasTried, setTried] = useState(false)
  const notice = useRefusal(form, refusal)
  const name = useId()
  const { initialValues, onValuesChange } = rest
  useTypedBefore(form, kept, () =>
    onValuesChange?.(form.getFieldsValue(true), form.getFieldsValue(true)),
  )
  return (
    <Form<Values>
      {...rest}
      className={s.root ?? ''}
      form={form}
      name={name}
      layout="vertical"
      // Submitted by script only: a native submit would put the input into the address.
      method="post"
      noValidate
      validateTrigger={isCheckedOnBlur && !hasTried ? 'onBlur' : false}
      scrollToFirstError={{ focus: true, block: 'nearest' }}
      onValuesChange={(changed, values) => {
        onValuesChange?.(changed, values)
        checkChanged(form, changed, hasTried)
        kept?.keep(changedValues(form.getFieldsValue(true), initialValues))
      }}
      onFinish={(values) => {
        setTried(true)
        if (!isPending) onSend(values)
      }}
      onFinishFailed={({ errorFields: [first] }) => {
        setTried(true)
        focusControl(name, first?.name)
      }}
    >
      {notice ? (
        <Form.Item>
          <RefusalNotice message={notice} />
        </Form.Item>
      ) : null}
      {children}
    </Form>
  )
}

import { Form, type FormInstance, type FormProps } from 'antd'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useKeptForm } from '@/hooks/account/use-kept-form'
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
  /** What is typed outlives the end of the session under this name (services/store/kept-forms). */
  keptAs?: string
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
  const { form, refusal, isPending, onSend, isCheckedOnBlur, keptAs, children, ...rest } = props
  const [hasTried, setTried] = useState(false)
  const notice = useRefusal(form, refusal)
  const name = useId()
  const { typedBefore, keep } = useKeptForm(keptAs ?? '')
  const { onValuesChange } = rest
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before
  useEffect(() => {
    if (typedBefore) onValuesChange?.(form.getFieldsValue(true), form.getFieldsValue(true))
  }, [typedBefore])
  return (
    <Form<Values>
      {...rest}
      className={s.root ?? ''}
      initialValues={{ ...rest.initialValues, ...typedBefore }}
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
        keep(form.getFieldsValue(true))
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

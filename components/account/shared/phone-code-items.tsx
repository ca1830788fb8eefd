import { Form, Input } from 'antd'
import { fieldRules } from '@/components/ui/field-rules'
import { mobilePhone } from '@/contract/account/phone-calls'
import type { SmsScene } from '@/contract/account/sms-calls'
import { CodeItem } from './code-item'

type PhoneCodeItemsProps = {
  /** Label of the phone field. */
  label: string
  scene: SmsScene
}

/** Fields `phone` and `code` of a form: a number, and the SMS code that proves possession of it. */
export function PhoneCodeItems({ label, scene }: PhoneCodeItemsProps) {
  return (
    <>
      <Form.Item name="phone" label={label} required rules={fieldRules(mobilePhone)}>
        <Input type="tel" autoComplete="tel" maxLength={20} />
      </Form.Item>
      <CodeItem scene={scene} phoneField="phone" />
    </>
  )
}

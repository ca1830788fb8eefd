import { Checkbox, Form, Input } from 'antd'
import { RegionCascader } from '@/components/area/shared/region-cascader'
import { AntdScreen } from '@/components/ui/antd-screen'
import { fieldRules } from '@/components/ui/field-rules'
import { FormDialog } from '@/components/ui/form-dialog'
import {
  type Address,
  CONTACT_MAX,
  STREET_MAX,
  saveAddress,
} from '@/contract/account/delivery-address-calls'
import { regionPath } from '@/contract/area/region-path-calls'
import { useAddressChanges } from '@/hooks/account/use-addresses'
import { useKeptForm } from '@/hooks/account/use-kept-form'
import s from './address.module.css'
import { type AddressValues, draftOf, parsedValues, valuesOf } from './address-draft'
import { AddressPaste } from './address-paste'

const rules = saveAddress.input.shape

function Items() {
  return (
    <>
      <div className={s.pair}>
        <Form.Item name="contact" label="收货人" required rules={fieldRules(rules.contact)}>
          <Input autoComplete="name" maxLength={CONTACT_MAX} />
        </Form.Item>
        <Form.Item name="phone" label="联系电话" required rules={fieldRules(rules.phone)}>
          <Input inputMode="tel" autoComplete="tel" maxLength={20} />
        </Form.Item>
      </div>
      <Form.Item
        name="region"
        label="所在地区"
        required
        rules={fieldRules(regionPath, (codes) => codes ?? [])}
      >
        <RegionCascader aria-label="所在地区" />
      </Form.Item>
      <Form.Item name="street" label="详细地址" required rules={fieldRules(rules.street)}>
        <Input
          autoComplete="street-address"
          placeholder="街道、门牌号、楼层、收货部门"
          maxLength={STREET_MAX}
        />
      </Form.Item>
      <Form.Item name="isDefault" valuePropName="checked">
        <Checkbox>设为默认地址</Checkbox>
      </Form.Item>
    </>
  )
}

type AddressDialogProps = {
  /** The address to change; null for a new one. */
  address: Address | null
  onSaved: (id: string) => void
  onCancel: () => void
}

function Editing({ address, onSaved, onCancel }: AddressDialogProps) {
  const { save, isPending, failure } = useAddressChanges()
  const [form] = Form.useForm<AddressValues>()
  const kept = useKeptForm(`address:${address?.id ?? ''}`)

  async function send(values: AddressValues) {
    const id = await save(draftOf(values), address?.id)
    if (!id) return
    kept.done()
    onSaved(id)
  }

  return (
    <FormDialog<AddressValues>
      title={address ? '修改收货地址' : '新增收货地址'}
      kept={kept}
      form={form}
      initialValues={valuesOf(address)}
      refusal={failure}
      isPending={isPending}
      onSend={send}
      onCancel={onCancel}
    >
      {address ? null : (
        <AddressPaste onRead={(parsed) => form.setFieldsValue(parsedValues(parsed))} />
      )}
      <Items />
    </FormDialog>
  )
}

/** Dialog that adds or edits an address, typed or pasted. */
export function AddressDialog(props: AddressDialogProps) {
  return (
    <AntdScreen group="personal" skeleton={null}>
      <Editing {...props} />
    </AntdScreen>
  )
}

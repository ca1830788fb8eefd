import { useId, useState } from 'react'
import { RegionFields } from '@/components/area/shared/region-fields'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import s from '@/components/ui/form.module.css'
import { TextField } from '@/components/ui/text-field'
import { useTries } from '@/components/ui/use-tries'
import {
  type Address,
  type AddressDraft,
  CONTACT_MAX,
  STREET_MAX,
} from '@/contract/account/delivery-address-calls'
import { useAddressChanges } from '@/hooks/account/use-addresses'
import { draftOf, fieldErrorsOf, NO_ERRORS, withParsed } from './address-draft'
import { AddressPaste } from './address-paste'

type FieldsProps = {
  draft: AddressDraft
  fieldErrors: typeof NO_ERRORS
  onChange: (change: Partial<AddressDraft>) => void
}

function Fields({ draft, fieldErrors, onChange }: FieldsProps) {
  return (
    <>
      <div className={s.pair}>
        <TextField
          label="收货人"
          required
          autoComplete="name"
          maxLength={CONTACT_MAX}
          value={draft.contact}
          fieldError={fieldErrors.contact}
          onChange={(contact) => onChange({ contact })}
        />
        <TextField
          label="联系电话"
          required
          inputMode="tel"
          autoComplete="tel"
          maxLength={20}
          value={draft.phone}
          fieldError={fieldErrors.phone}
          onChange={(phone) => onChange({ phone })}
        />
      </div>
      <RegionFields codes={draft} fieldError={fieldErrors.region} onChange={onChange} />
      <TextField
        label="详细地址"
        required
        autoComplete="street-address"
        placeholder="街道、门牌号、楼层、收货部门"
        maxLength={STREET_MAX}
        value={draft.street}
        fieldError={fieldErrors.street}
        onChange={(street) => onChange({ street })}
      />
      <label className={s.check}>
        <input
          type="checkbox"
          checked={draft.isDefault}
          onChange={(event) => onChange({ isDefault: event.target.checked })}
        />
        设为默认地址
      </label>
    </>
  )
}

function useAddressForm(address: Address | null, onSaved: (id: string) => void) {
  const { save, isPending, failure } = useAddressChanges()
  const [draft, setDraft] = useState(() => draftOf(address))
  const { root, ...tries } = useTries()
  const result = fieldErrorsOf(draft)

  async function submit() {
    tries.count()
    if (isPending || Object.values(result).some(Boolean)) return
    const id = await save(draft, address?.id)
    if (id) onSaved(id)
  }
  const fieldErrors = tries.hasTried ? result : NO_ERRORS
  return { root, draft, setDraft, fieldErrors, submit, isPending, failure }
}

type AddressDialogProps = {
  /** The address to change; null for a new one. */
  address: Address | null
  onSaved: (id: string) => void
  onCancel: () => void
}

/** Dialog that adds or edits an address, typed or pasted. */
export function AddressDialog({ address, onSaved, onCancel }: AddressDialogProps) {
  const form = useAddressForm(address, onSaved)
  const formId = useId()
  return (
    <Dialog
      title={address ? '修改收货地址' : '新增收货地址'}
      onDismiss={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>取消</Button>
          <Button variant="primary" type="submit" form={formId} isPending={form.isPending}>
            保存
          </Button>
        </>
      }
    >
      <form
        ref={form.root}
        id={formId}
        className={s.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        {address ? null : (
          <AddressPaste onRead={(parsed) => form.setDraft((draft) => withParsed(draft, parsed))} />
        )}
        <Fields
          draft={form.draft}
          fieldErrors={form.fieldErrors}
          onChange={(change) => form.setDraft((draft) => ({ ...draft, ...change }))}
        />
        {form.failure ? (
          <p role="alert" className={s.fieldError}>
            {form.failure}
          </p>
        ) : null}
      </form>
    </Dialog>
  )
}

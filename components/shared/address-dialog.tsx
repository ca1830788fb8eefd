import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useTries } from '@/components/ui/use-tries'
import { type Address, type AddressDraft, CONTACT_MAX, STREET_MAX } from '@/contract/address'
import { useAddressChanges } from '@/hooks/use-addresses'
import { draftOf, faultsOf, NO_FAULTS, withParsed } from './address-draft'
import { AddressPaste } from './address-paste'
import s from './form.module.css'
import { RegionFields } from './region-fields'
import { TextField } from './text-field'

type FieldsProps = {
  draft: AddressDraft
  faults: typeof NO_FAULTS
  onChange: (change: Partial<AddressDraft>) => void
}

function Fields({ draft, faults, onChange }: FieldsProps) {
  return (
    <>
      <div className={s.pair}>
        <TextField
          label="收货人"
          required
          autoComplete="name"
          maxLength={CONTACT_MAX}
          value={draft.contact}
          fault={faults.contact}
          onChange={(contact) => onChange({ contact })}
        />
        <TextField
          label="联系电话"
          required
          inputMode="tel"
          autoComplete="tel"
          maxLength={20}
          value={draft.phone}
          fault={faults.phone}
          onChange={(phone) => onChange({ phone })}
        />
      </div>
      <RegionFields codes={draft} fault={faults.region} onChange={onChange} />
      <TextField
        label="详细地址"
        required
        autoComplete="street-address"
        placeholder="街道、门牌号、楼层、收货部门"
        maxLength={STREET_MAX}
        value={draft.street}
        fault={faults.street}
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
  const found = faultsOf(draft)

  async function submit() {
    tries.count()
    if (isPending || Object.values(found).some(Boolean)) return
    const id = await save(draft, address?.id)
    if (id) onSaved(id)
  }
  const faults = tries.hasTried ? found : NO_FAULTS
  return { root, draft, setDraft, faults, submit, isPending, failure }
}

type AddressDialogProps = {
  /** The address to change; null for a new one. */
  address: Address | null
  onSaved: (id: string) => void
  onCancel: () => void
}

/** An address to be added or changed, typed or pasted. */
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
          <Button look="primary" type="submit" form={formId} isPending={form.isPending}>
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
          faults={form.faults}
          onChange={(change) => form.setDraft((draft) => ({ ...draft, ...change }))}
        />
        {form.failure ? (
          <p role="alert" className={s.fault}>
            {form.failure}
          </p>
        ) : null}
      </form>
    </Dialog>
  )
}

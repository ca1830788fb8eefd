import { useState } from 'react'
import { AddressDialog } from '@/components/account/shared/address-dialog'
import { Button } from '@/components/ui/button'
import surface from '@/components/ui/surface.module.css'
import type { Address } from '@/contract/account/delivery-address-calls'
import { ADDRESSES_MAX } from '@/contract/constants'
import s from '../shared/checkout.module.css'
import { Panel } from '../shared/panel'

/** Number of addresses shown before the list is expanded. */
const SHOWN = 6

type OneProps = { address: Address; isOn: boolean; onPick: () => void; onEdit: () => void }

function One({ address, isOn, onPick, onEdit }: OneProps) {
  const { contact, phone, regionText, street, isDefault } = address
  return (
    <div className={s.address}>
      <label className={s.who}>
        <input type="radio" name="address" className={s.radio} checked={isOn} onChange={onPick} />
        <span className={s.name}>
          {contact}
          <span className={s.phone}>{phone}</span>
          {isDefault ? <span className={s.mark}>默认</span> : null}
        </span>
      </label>
      <Button variant="text" size="s" aria-label={`修改：${contact} ${street}`} onClick={onEdit}>
        修改
      </Button>
      <span className={s.where}>
        {regionText} {street}
      </span>
    </div>
  )
}

type AddressChoiceProps = {
  addresses: Address[]
  chosenId: string | undefined
  fieldError: string
  onPick: (id: string) => void
}

/** Delivery address: one of the address book, or a new one. */
export function AddressChoice({ addresses, chosenId, fieldError, onPick }: AddressChoiceProps) {
  const [edited, setEdited] = useState<{ address: Address | null } | null>(null)
  const [isWhole, setWhole] = useState(false)
  const isShown = ({ id }: Address, at: number) => isWhole || at < SHOWN || id === chosenId
  const shown = addresses.filter(isShown)
  return (
    <Panel
      title="收货地址"
      name="address"
      aside={
        <Button
          size="s"
          disabled={addresses.length >= ADDRESSES_MAX}
          onClick={() => setEdited({ address: null })}
        >
          新增地址
        </Button>
      }
    >
      <div className={s.body}>
        {addresses.length === 0 ? (
          <p className={surface.caption}>还没有收货地址，新增一个才能提交。</p>
        ) : null}
        <fieldset className={s.addresses} hidden={addresses.length === 0}>
          <legend className={s.legend}>收货地址</legend>
          {shown.map((address) => (
            <One
              key={address.id}
              address={address}
              isOn={address.id === chosenId}
              onPick={() => onPick(address.id)}
              onEdit={() => setEdited({ address })}
            />
          ))}
        </fieldset>
        {shown.length < addresses.length ? (
          <span>
            <Button variant="text" onClick={() => setWhole(true)}>
              显示全部 {addresses.length} 个地址
            </Button>
          </span>
        ) : null}
        {fieldError ? (
          <p className={s.fieldError} role="alert">
            {fieldError}
          </p>
        ) : null}
      </div>
      {edited ? (
        <AddressDialog
          address={edited.address}
          onSaved={(id) => {
            setEdited(null)
            onPick(id)
          }}
          onCancel={() => setEdited(null)}
        />
      ) : null}
    </Panel>
  )
}

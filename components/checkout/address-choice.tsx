import { useState } from 'react'
import { AddressDialog } from '@/components/shared/address-dialog'
import { Button } from '@/components/ui/button'
import type { Address } from '@/contract/address'
import { ADDRESSES_MAX } from '@/contract/constants'
import s from './checkout.module.css'
import { Panel } from './panel'

/** More are shown when asked for. */
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
      <Button look="text" size="s" aria-label={`修改：${contact} ${street}`} onClick={onEdit}>
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
  fault: string
  onPick: (id: string) => void
}

/** Where the goods go: one of the book, or one that is added here. */
export function AddressChoice({ addresses, chosenId, fault, onPick }: AddressChoiceProps) {
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
          <p className={s.hint}>还没有收货地址，新增一个才能提交。</p>
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
            <Button look="text" onClick={() => setWhole(true)}>
              显示全部 {addresses.length} 个地址
            </Button>
          </span>
        ) : null}
        {fault ? (
          <p className={s.fault} role="alert">
            {fault}
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

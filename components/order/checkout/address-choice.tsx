import { Button, Radio, Tag } from 'antd'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { late } from '@/components/ui/late'
import type { Address } from '@/contract/account/delivery-address-calls'
import { ADDRESSES_MAX } from '@/contract/account/kept-limits-rules'
import s from './address-choice.module.css'
import { ChoiceRow } from './choice-row'

/** Its cascader and fields load when an address is written. */
const AddressDialog = dynamic(
  async () => (await import('@/components/account/shared/address-dialog')).AddressDialog,
  { ssr: false, loading: late() },
)

/** Number of addresses shown before the list is expanded: one line of them. */
const SHOWN = 3

type OneProps = { address: Address; onEdit: () => void }

function One({ address, onEdit }: OneProps) {
  const { id, contact, phone, regionText, street, isDefault } = address
  return (
    <div className={s.one}>
      <Radio value={id}>
        <b>{contact}</b> {phone} {isDefault ? <Tag>默认</Tag> : null}
      </Radio>
      <Button type="link" size="small" aria-label={`修改：${contact} ${street}`} onClick={onEdit}>
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
  const shown = addresses.filter(({ id }, at) => isWhole || at < SHOWN || id === chosenId)
  return (
    <ChoiceRow title="收货地址" name="address" fieldError={fieldError}>
      {shown.length > 0 ? (
        <div className={s.all}>
          <Radio.Group
            name="address"
            aria-label="收货地址"
            value={chosenId}
            onChange={({ target }) => onPick(target.value)}
          >
            <div className={s.grid}>
              {shown.map((address) => (
                <One key={address.id} address={address} onEdit={() => setEdited({ address })} />
              ))}
            </div>
          </Radio.Group>
        </div>
      ) : (
        <span>还没有收货地址，新增一个才能提交。</span>
      )}
      <Button
        // The one thing that is missing is the one to press.
        type={shown.length > 0 ? 'default' : 'primary'}
        disabled={addresses.length >= ADDRESSES_MAX}
        onClick={() => setEdited({ address: null })}
      >
        新增地址
      </Button>
      {shown.length < addresses.length ? (
        <Button type="link" onClick={() => setWhole(true)}>
          显示全部 {addresses.length} 个地址
        </Button>
      ) : null}
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
    </ChoiceRow>
  )
}

import { Button, Tag } from 'antd'
import { useCallback, useState } from 'react'
import { DeleteEntryDialog } from '@/components/ui/delete-entry-dialog'
import { RefusalAlert } from '@/components/ui/refusal-alert'
import { Resource } from '@/components/ui/resource'
import { SectionEmpty } from '@/components/ui/section-empty'
import type { Address } from '@/contract/account/delivery-address-calls'
import { ADDRESSES_MAX } from '@/contract/account/kept-limits-rules'
import { useAddressChanges, useAddresses } from '@/hooks/account/use-addresses'
import { useReopenedForm } from '@/hooks/account/use-kept-form'
import { useSaid } from '@/hooks/call/use-said'
import { AddressDialog } from './shared/address-dialog'
import s from './shared/collection.module.css'
import { CollectionHead } from './shared/collection-head'
import { CollectionSkeleton } from './shared/collection-skeleton'

type Changes = ReturnType<typeof useAddressChanges>

type CardProps = {
  address: Address
  isPending: boolean
  onEdit: () => void
  onDelete: () => void
  onDefault: () => void
}

function Card({ address, isPending, onEdit, onDelete, onDefault }: CardProps) {
  const { contact, phone, regionText, street, isDefault } = address
  const name = `${contact} ${street}`
  return (
    <li className={s.card}>
      <p className={s.name}>
        {contact}
        <span className={s.fact}>{phone}</span>
        {isDefault ? <Tag>默认</Tag> : null}
      </p>
      <p className={s.fact}>{regionText}</p>
      <p>{street}</p>
      <p className={s.ways}>
        <Button type="link" size="small" aria-label={`修改：${name}`} onClick={onEdit}>
          修改
        </Button>
        <Button type="link" size="small" aria-label={`删除：${name}`} onClick={onDelete}>
          删除
        </Button>
        {isDefault ? null : (
          <Button
            type="link"
            size="small"
            disabled={isPending}
            aria-label={`设为默认：${name}`}
            onClick={onDefault}
          >
            设为默认
          </Button>
        )}
      </p>
    </li>
  )
}

type Open = { kind: 'edit'; address: Address | null } | { kind: 'delete'; address: Address } | null

type DialogsProps = {
  open: Open
  changes: Changes
  onSaved: (said: string) => void
  onCancel: () => void
}

function Dialogs({ open, changes, onSaved, onCancel }: DialogsProps) {
  if (!open) return null
  if (open.kind === 'edit') {
    return (
      <AddressDialog
        address={open.address}
        onSaved={() => onSaved(open.address ? '已保存修改' : '已新增地址')}
        onCancel={onCancel}
      />
    )
  }
  const { id, contact, street } = open.address
  return (
    <DeleteEntryDialog
      title="删除这个收货地址？"
      text={`${contact}，${street}。已下的订单不受影响。`}
      isPending={changes.isPending}
      failure={changes.failure}
      onConfirm={async () => {
        if (await changes.remove(id)) onSaved('已删除地址')
      }}
      onCancel={onCancel}
    />
  )
}

function UserCollection({ addresses }: { addresses: Address[] }) {
  const changes = useAddressChanges()
  const [open, setOpen] = useState<Open>(null)
  const [said, say] = useSaid()
  const reopen = useCallback(
    (id: string) => {
      const address = addresses.find((one) => one.id === id) ?? null
      if (address || id === '') setOpen({ kind: 'edit', address })
    },
    [addresses],
  )
  useReopenedForm('address', reopen)
  const add = (
    <Button
      type="primary"
      disabled={addresses.length >= ADDRESSES_MAX}
      onClick={() => setOpen({ kind: 'edit', address: null })}
    >
      新增地址
    </Button>
  )

  function handleSaved(text: string) {
    setOpen(null)
    say(text)
  }

  return (
    <>
      <CollectionHead count={addresses.length} max={ADDRESSES_MAX} noun="地址" said={said}>
        {add}
      </CollectionHead>
      {open === null ? <RefusalAlert message={changes.failure} className={s.failure} /> : null}
      {addresses.length === 0 ? (
        <SectionEmpty icon="pin" text="还没有收货地址。保存一次，下单时直接选用。">
          {add}
        </SectionEmpty>
      ) : null}
      <ul className={s.list} hidden={addresses.length === 0}>
        {addresses.map((address) => (
          <Card
            key={address.id}
            address={address}
            isPending={changes.isPending}
            onEdit={() => setOpen({ kind: 'edit', address })}
            onDelete={() => setOpen({ kind: 'delete', address })}
            onDefault={async () => {
              if (await changes.setDefault(address.id)) say(`默认地址已改为“${address.street}”`)
            }}
          />
        ))}
      </ul>
      <Dialogs open={open} changes={changes} onSaved={handleSaved} onCancel={() => setOpen(null)} />
    </>
  )
}

/** The address book of the signed-in user. */
export function AddressesSection() {
  const { addresses, ...requested } = useAddresses()
  return (
    <Resource data={addresses} {...requested} skeleton={<CollectionSkeleton />}>
      {(collection) => <UserCollection addresses={collection} />}
    </Resource>
  )
}

import { Button, Tag } from 'antd'
import { useCallback, useState } from 'react'
import s from '@/components/account/shared/collection.module.css'
import { CollectionHead } from '@/components/account/shared/collection-head'
import { CollectionSkeleton } from '@/components/account/shared/collection-skeleton'
import { DeleteEntryDialog } from '@/components/ui/delete-entry-dialog'
import { Resource } from '@/components/ui/resource'
import { SectionEmpty } from '@/components/ui/section-empty'
import surface from '@/components/ui/surface.module.css'
import { INVOICE_TITLES_MAX } from '@/contract/account/kept-limits-rules'
import type { SavedTitle } from '@/contract/invoice/invoice-title-calls'
import { useReopenedForm } from '@/hooks/account/use-kept-form'
import { useSaid } from '@/hooks/call/use-said'
import { useInvoiceTitles, useTitleChanges } from '@/hooks/invoice/use-invoice-titles'
import { TitleDialog } from './title-dialog'

type CardProps = { saved: SavedTitle; onEdit: () => void; onDelete: () => void }

function Card({ saved: { title, isDefault }, onEdit, onDelete }: CardProps) {
  const { name, email } = title
  return (
    <li className={s.card}>
      <p className={s.name}>
        {name}
        <Tag>{title.kind === 'company' ? '单位' : '个人'}</Tag>
        {isDefault ? <Tag>默认</Tag> : null}
      </p>
      {title.kind === 'company' ? <p className={s.fact}>{title.taxNo}</p> : null}
      {title.kind === 'company' ? (
        <p className={surface.caption}>
          {[title.address, title.phone, title.bank, title.account].filter(Boolean).join('，')}
        </p>
      ) : null}
      {email ? <p className={surface.caption}>收票邮箱 {email}</p> : null}
      <p className={s.ways}>
        <Button type="link" size="small" aria-label={`修改：${name}`} onClick={onEdit}>
          修改
        </Button>
        <Button type="link" size="small" aria-label={`删除：${name}`} onClick={onDelete}>
          删除
        </Button>
      </p>
    </li>
  )
}

type Open =
  | { kind: 'edit'; saved: SavedTitle | null }
  | { kind: 'delete'; saved: SavedTitle }
  | null
type DialogsProps = { open: Open; onSaved: (said: string) => void; onCancel: () => void }

function Dialogs({ open, onSaved, onCancel }: DialogsProps) {
  const { remove, isPending, failure } = useTitleChanges()
  if (!open) return null
  if (open.kind === 'edit') {
    return (
      <TitleDialog
        saved={open.saved}
        onSaved={() => onSaved(open.saved ? '已保存修改' : '已新增抬头')}
        onCancel={onCancel}
      />
    )
  }
  const { id, title } = open.saved
  return (
    <DeleteEntryDialog
      title="删除这个发票抬头？"
      text={`${title.name}。已下的订单不受影响。`}
      isPending={isPending}
      failure={failure}
      onConfirm={async () => {
        if (await remove(id)) onSaved('已删除抬头')
      }}
      onCancel={onCancel}
    />
  )
}

function UserCollection({ titles }: { titles: SavedTitle[] }) {
  const [open, setOpen] = useState<Open>(null)
  const [said, say] = useSaid()
  const reopen = useCallback(
    (id: string) => {
      const saved = titles.find((one) => one.id === id) ?? null
      if (saved || id === '') setOpen({ kind: 'edit', saved })
    },
    [titles],
  )
  useReopenedForm('title', reopen)
  const add = (
    <Button
      type="primary"
      disabled={titles.length >= INVOICE_TITLES_MAX}
      onClick={() => setOpen({ kind: 'edit', saved: null })}
    >
      新增抬头
    </Button>
  )

  function handleSaved(text: string) {
    setOpen(null)
    say(text)
  }

  return (
    <>
      <CollectionHead count={titles.length} max={INVOICE_TITLES_MAX} noun="抬头" said={said}>
        {add}
      </CollectionHead>
      {titles.length === 0 ? (
        <SectionEmpty icon="yuan" text="还没有发票抬头。保存一次，下单开票时直接选用。">
          {add}
        </SectionEmpty>
      ) : null}
      <ul className={s.list} hidden={titles.length === 0}>
        {titles.map((saved) => (
          <Card
            key={saved.id}
            saved={saved}
            onEdit={() => setOpen({ kind: 'edit', saved })}
            onDelete={() => setOpen({ kind: 'delete', saved })}
          />
        ))}
      </ul>
      <Dialogs open={open} onSaved={handleSaved} onCancel={() => setOpen(null)} />
    </>
  )
}

/** Invoice titles of the signed-in user. */
export function TitlesSection() {
  const { titles, ...requested } = useInvoiceTitles()
  return (
    <Resource data={titles} {...requested} skeleton={<CollectionSkeleton />}>
      {(collection) => <UserCollection titles={collection} />}
    </Resource>
  )
}

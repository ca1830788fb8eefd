import { useState } from 'react'
import { DeleteEntryDialog } from '@/components/shared/delete-entry-dialog'
import { EmptyState } from '@/components/shared/empty-state'
import { ErrorState } from '@/components/shared/error-state'
import { TitleDialog } from '@/components/shared/title-dialog'
import { Button } from '@/components/ui/button'
import { INVOICE_TITLES_MAX } from '@/contract/constants'
import type { KeptTitle } from '@/contract/invoice-title'
import { useInvoiceTitles, useTitleChanges } from '@/hooks/use-invoice-titles'
import s from './book.module.css'
import { BookHead } from './book-head'
import { BookSkeleton } from './book-skeleton'

type CardProps = { kept: KeptTitle; onEdit: () => void; onDelete: () => void }

function Card({ kept: { title, isDefault }, onEdit, onDelete }: CardProps) {
  const { name, email } = title
  return (
    <li className={s.card}>
      <p className={s.name}>
        {name}
        <span className={s.mark}>{title.kind === 'company' ? '单位' : '个人'}</span>
        {isDefault ? <span className={s.mark}>默认</span> : null}
      </p>
      {title.kind === 'company' ? <p className={s.fact}>{title.taxNo}</p> : null}
      {title.kind === 'company' ? (
        <p className={s.small}>
          {[title.address, title.phone, title.bank, title.account].filter(Boolean).join('，')}
        </p>
      ) : null}
      {email ? <p className={s.small}>收票邮箱 {email}</p> : null}
      <p className={s.ways}>
        <Button look="text" aria-label={`修改：${name}`} onClick={onEdit}>
          修改
        </Button>
        <Button look="text" aria-label={`删除：${name}`} onClick={onDelete}>
          删除
        </Button>
      </p>
    </li>
  )
}

type Open = { kind: 'edit'; kept: KeptTitle | null } | { kind: 'delete'; kept: KeptTitle } | null
type DialogsProps = { open: Open; onSaved: (said: string) => void; onCancel: () => void }

function Dialogs({ open, onSaved, onCancel }: DialogsProps) {
  const { remove, isPending, failure } = useTitleChanges()
  if (!open) return null
  if (open.kind === 'edit') {
    return (
      <TitleDialog
        kept={open.kept}
        onSaved={() => onSaved(open.kept ? '已保存修改' : '已新增抬头')}
        onCancel={onCancel}
      />
    )
  }
  const { id, title } = open.kept
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

/** Whom the invoices of the signed-in user may be made out to. */
export function TitlesSection() {
  const { titles, error, retry } = useInvoiceTitles()
  const [open, setOpen] = useState<Open>(null)
  const [said, setSaid] = useState('')
  if (error && !titles) return <ErrorState message={error.message} onRetry={retry} />
  if (!titles) return <BookSkeleton />
  const add = (
    <Button
      look="primary"
      disabled={titles.length >= INVOICE_TITLES_MAX}
      onClick={() => setOpen({ kind: 'edit', kept: null })}
    >
      新增抬头
    </Button>
  )

  function handleSaved(text: string) {
    setOpen(null)
    setSaid(text)
  }

  return (
    <>
      <BookHead count={titles.length} max={INVOICE_TITLES_MAX} noun="抬头" said={said}>
        {add}
      </BookHead>
      {titles.length === 0 ? (
        <EmptyState icon="list" title="还没有发票抬头" text="保存一次，下单开票时直接选用。">
          {add}
        </EmptyState>
      ) : null}
      <ul className={s.list} hidden={titles.length === 0}>
        {titles.map((kept) => (
          <Card
            key={kept.id}
            kept={kept}
            onEdit={() => setOpen({ kind: 'edit', kept })}
            onDelete={() => setOpen({ kind: 'delete', kept })}
          />
        ))}
      </ul>
      <Dialogs open={open} onSaved={handleSaved} onCancel={() => setOpen(null)} />
    </>
  )
}

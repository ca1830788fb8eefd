import dynamic from 'next/dynamic'
import { useState } from 'react'
import type { AfterSale } from '@/contract/after-sale'
import type { SaleAction } from '@/contract/after-sale-moves'
import { SaleRecord } from './sale-record'
import s from './sale-record.module.css'

const SendBackDialog = dynamic(async () => (await import('./send-back-dialog')).SendBackDialog, {
  ssr: false,
})
const WithdrawDialog = dynamic(async () => (await import('./withdraw-dialog')).WithdrawDialog, {
  ssr: false,
})
const DIALOGS = { sendBack: SendBackDialog, withdraw: WithdrawDialog }

type SaleListProps = { sales: readonly AfterSale[]; hasOrder?: boolean }

/** After-sale records and what the buyer does with them. */
export function SaleList({ sales, hasOrder = false }: SaleListProps) {
  const [open, setOpen] = useState<{ refundNo: string; action: SaleAction } | null>(null)
  const [said, setSaid] = useState('')
  const AskDialog = open ? DIALOGS[open.action] : null
  return (
    <>
      <p className={s.done} role="status">
        {said}
      </p>
      <ul className={s.list}>
        {sales.map((sale) => (
          <SaleRecord
            key={sale.refundNo}
            sale={sale}
            hasOrder={hasOrder}
            onAct={(action) => setOpen({ refundNo: sale.refundNo, action })}
          />
        ))}
      </ul>
      {open && AskDialog ? (
        <AskDialog
          refundNo={open.refundNo}
          onDone={(text) => {
            setOpen(null)
            setSaid(`${text}：${open.refundNo}`)
          }}
          onCancel={() => setOpen(null)}
        />
      ) : null}
    </>
  )
}

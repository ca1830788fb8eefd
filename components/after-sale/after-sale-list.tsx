import dynamic from 'next/dynamic'
import { useState } from 'react'
import { late } from '@/components/ui/late'
import type { AfterSale } from '@/contract/after-sale/after-sale-calls'
import type { AfterSaleAction } from '@/contract/after-sale/after-sale-transition-rules'
import { useSaid } from '@/hooks/call/use-said'
import { AfterSaleRecord } from './after-sale-record'
import s from './after-sale-record.module.css'

const SendBackDialog = dynamic(async () => (await import('./after-sale-dialogs')).SendBackDialog, {
  ssr: false,
  loading: late(),
})
const WithdrawDialog = dynamic(async () => (await import('./after-sale-dialogs')).WithdrawDialog, {
  ssr: false,
  loading: late(),
})
const ConfirmReplacementDialog = dynamic(
  async () => (await import('./after-sale-dialogs')).ConfirmReplacementDialog,
  { ssr: false, loading: late() },
)
const DIALOGS = {
  sendBack: SendBackDialog,
  confirmReplacement: ConfirmReplacementDialog,
  withdraw: WithdrawDialog,
}

type AfterSaleListProps = { returnCases: readonly AfterSale[]; hasOrder?: boolean }

/** After-sale cases with their actions. */
export function AfterSaleList({ returnCases, hasOrder = false }: AfterSaleListProps) {
  const [open, setOpen] = useState<{ refundNo: string; action: AfterSaleAction } | null>(null)
  const [said, say] = useSaid()
  const AskDialog = open ? DIALOGS[open.action] : null
  return (
    <>
      <p className={s.done} role="status">
        {said}
      </p>
      <ul className={s.list}>
        {returnCases.map((returnCase) => (
          <AfterSaleRecord
            key={returnCase.refundNo}
            returnCase={returnCase}
            hasOrder={hasOrder}
            onAct={(action) => setOpen({ refundNo: returnCase.refundNo, action })}
          />
        ))}
      </ul>
      {open && AskDialog ? (
        <AskDialog
          refundNo={open.refundNo}
          onDone={(text) => {
            setOpen(null)
            say(`${text}：${open.refundNo}`)
          }}
          onCancel={() => setOpen(null)}
        />
      ) : null}
    </>
  )
}

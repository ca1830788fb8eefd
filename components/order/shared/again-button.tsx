import { Button } from 'antd'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { late } from '@/components/ui/late'
import { useBuyAgain } from '@/hooks/order/use-order-changes'
import s from './again-button.module.css'

const AgainDialog = dynamic(async () => (await import('../order-dialogs')).AgainDialog, {
  ssr: false,
  loading: late(),
})

type AgainButtonProps = { orderNo: string }

/** Puts the goods of an order into the cart again, and says what has become of each line. */
export function AgainButton({ orderNo }: AgainButtonProps) {
  const { again, isPending, failure } = useBuyAgain(orderNo)
  const [bought, setBought] = useState<Awaited<ReturnType<typeof again>>>(null)
  return (
    <>
      <Button
        loading={isPending}
        aria-label={`再次购买：${orderNo}`}
        onClick={async () => setBought(await again())}
      >
        再次购买
      </Button>
      {failure ? (
        <span role="alert" className={s.failure}>
          {failure}
        </span>
      ) : null}
      {bought ? (
        <AgainDialog
          lines={bought.lines}
          addedCount={bought.addedCount}
          onClose={() => setBought(null)}
        />
      ) : null}
    </>
  )
}

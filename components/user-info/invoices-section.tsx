import { useState } from 'react'
import { EmptyState } from '@/components/shared/empty-state'
import { ErrorState } from '@/components/shared/error-state'
import { Pagination } from '@/components/shared/pagination'
import { ButtonLink } from '@/components/ui/button'
import { routes } from '@/contract/routes'
import { useInvoiceFile, useInvoiceOrders, useInvoices } from '@/hooks/use-invoices'
import { InvoiceRow } from './invoice-row'
import s from './invoices.module.css'
import { InvoicesSkeleton } from './invoices-skeleton'
import { OpenOrders } from './open-orders'

type InvoicesSectionProps = { page: number }

/** Invoices of the signed-in user: what can be asked for, and what has been. */
export function InvoicesSection({ page }: InvoicesSectionProps) {
  const { invoices, error, retry } = useInvoices(page)
  const { offered, error: offerError, retry: retryOffer } = useInvoiceOrders()
  const { save, pendingId, failure } = useInvoiceFile()
  const [said, setSaid] = useState('')
  const failed = error ?? offerError

  function handleRetry() {
    retry()
    retryOffer()
  }

  if (failed && !(invoices && offered)) {
    return <ErrorState message={failed.message} onRetry={handleRetry} />
  }
  if (!invoices || !offered) return <InvoicesSkeleton />
  const { list, total, pageSize } = invoices
  return (
    <>
      <p className={s.said} role="status">
        {said}
      </p>
      <OpenOrders offered={offered} onDone={setSaid} />
      {failure ? (
        <p className={s.failure} role="alert">
          {failure}
        </p>
      ) : null}
      {list.length === 0 ? (
        <EmptyState icon="list" title="还没有开票记录" text="订单完成后，可以在这里申请发票。">
          <ButtonLink look="primary" href={routes.orders()}>
            查看我的订单
          </ButtonLink>
        </EmptyState>
      ) : (
        <section className={s.block} aria-label="开票记录">
          <h3 className={s.title}>开票记录</h3>
          <ul>
            {list.map((invoice) => (
              <InvoiceRow
                key={invoice.applyNo}
                invoice={invoice}
                isSaving={pendingId === invoice.applyNo}
                onSave={() => void save(invoice)}
                onDone={setSaid}
              />
            ))}
          </ul>
        </section>
      )}
      <Pagination
        {...{ page, pageSize, total }}
        hrefOf={(at) => routes.userInfo({ section: 'invoices', page: at })}
      />
    </>
  )
}

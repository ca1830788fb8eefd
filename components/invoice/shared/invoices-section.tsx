import { ButtonLink } from '@/components/ui/button'
import { Pagination } from '@/components/ui/pagination'
import { RefusalAlert } from '@/components/ui/refusal-alert'
import { Resource } from '@/components/ui/resource'
import { SectionEmpty } from '@/components/ui/section-empty'
import { userInfoAddress } from '@/contract/account/user-info-address'
import type { Output } from '@/contract/endpoint'
import type { getInvoiceList, getInvoiceOrders } from '@/contract/invoice/invoice-calls'
import { routes } from '@/contract/routes'
import { useSaid } from '@/hooks/call/use-said'
import { useInvoiceFile, useInvoiceOrders, useInvoices } from '@/hooks/invoice/use-invoices'
import { InvoiceTable } from '../invoice-table'
import s from '../invoices.module.css'
import { OpenOrders } from '../open-orders'
import { InvoicesSkeleton } from './invoices-skeleton'

type InvoicesSectionProps = { page: number }

type LoadedProps = InvoicesSectionProps & {
  invoices: Output<typeof getInvoiceList>
  offered: Output<typeof getInvoiceOrders>
}

function Loaded({ page, invoices, offered }: LoadedProps) {
  const { save, pendingId, failure } = useInvoiceFile()
  const [said, say] = useSaid()
  const { list, total, pageSize } = invoices
  return (
    <>
      <p className={s.said} role="status">
        {said}
      </p>
      <OpenOrders offered={offered} onDone={say} />
      <RefusalAlert message={failure} />
      {list.length === 0 ? (
        <SectionEmpty icon="yuan" text="还没有开票记录。订单完成后，可以在这里申请发票。">
          <ButtonLink variant="primary" href={routes.orders()}>
            查看我的订单
          </ButtonLink>
        </SectionEmpty>
      ) : (
        <section className={s.block} aria-label="开票记录">
          <h3 className={s.title}>开票记录</h3>
          <InvoiceTable
            invoices={list}
            savingNo={pendingId}
            onSave={(invoice) => void save(invoice)}
            onDone={say}
          />
        </section>
      )}
      <Pagination
        page={page}
        pageSize={pageSize}
        total={total}
        hrefOf={(at) => routes.userInfoAt(userInfoAddress.write({ section: 'invoices', page: at }))}
      />
    </>
  )
}

/** Invoices of the signed-in user: orders to invoice, and issued invoices. */
export function InvoicesSection({ page }: InvoicesSectionProps) {
  const { invoices, ...requested } = useInvoices(page)
  const { offered, ...offer } = useInvoiceOrders()

  function handleRetry() {
    requested.retry()
    offer.retry()
  }

  return (
    <Resource
      data={invoices && offered && { invoices, offered }}
      error={requested.error ?? offer.error}
      retry={handleRetry}
      skeleton={<InvoicesSkeleton />}
    >
      {(both) => <Loaded page={page} {...both} />}
    </Resource>
  )
}

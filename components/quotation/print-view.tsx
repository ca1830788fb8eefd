import { useEffect } from 'react'
import { Personal } from '@/components/account/shared/personal'
import { Button, ButtonLink } from '@/components/ui/button'
import { Resource } from '@/components/ui/resource'
import { Skeleton } from '@/components/ui/skeleton'
import { Waiting } from '@/components/ui/waiting'
import { routes } from '@/contract/routes'
import { usePrintedQuotation } from '@/hooks/quotation/use-quotation'
import s from './print-view.module.css'
import { QuotationSheet } from './quotation-sheet'

type PrintViewProps = { ids: string[] }

function PrintSkeleton() {
  return (
    <Waiting>
      <Skeleton height="640px" />
    </Waiting>
  )
}

function OwnQuotation({ ids }: PrintViewProps) {
  const { quotation, isIssued, issue, isPending, failure, ...requested } = usePrintedQuotation(ids)
  useEffect(() => {
    if (isIssued) window.print()
  }, [isIssued])
  return (
    <Resource data={quotation} {...requested} skeleton={<PrintSkeleton />}>
      {(printed) => (
        <>
          <div className={s.actions}>
            <Button
              variant="primary"
              isPending={isPending}
              onClick={() => (isIssued ? window.print() : void issue())}
            >
              {isIssued ? '再次打印' : '生成编号并打印'}
            </Button>
            <span role="status">{isPending ? '正在生成报价单…' : null}</span>
            {failure ? (
              <span role="alert" className={s.fieldError}>
                {failure}
              </span>
            ) : null}
          </div>
          <QuotationSheet quotation={printed} />
        </>
      )}
    </Resource>
  )
}

/** Printable quotation of cart lines, for the signed-in user. */
export function PrintView({ ids }: PrintViewProps) {
  return (
    <main id="main" className={s.root}>
      <nav className={s.back} aria-label="返回">
        <ButtonLink variant="text" href={routes.cart()}>
          返回购物车
        </ButtonLink>
      </nav>
      <Personal skeleton={<PrintSkeleton />}>
        <OwnQuotation ids={ids} />
      </Personal>
    </main>
  )
}

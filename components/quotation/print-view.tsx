import { useEffect } from 'react'
import { ErrorState } from '@/components/shared/error-state'
import { Skeleton } from '@/components/shared/skeleton'
import { Button, ButtonLink } from '@/components/ui/button'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { routes } from '@/contract/routes'
import { usePrintedQuotation } from '@/hooks/use-quotation'
import { useRequiredSignIn } from '@/hooks/use-required-sign-in'
import s from './print-view.module.css'
import { QuotationSheet } from './quotation-sheet'

type PrintViewProps = { ids: string[] }

function PrintSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>正在加载</VisuallyHidden>
      <Skeleton height="640px" />
    </div>
  )
}

function OwnQuotation({ ids }: PrintViewProps) {
  const { quotation, isIssued, error, retry, issue, isPending, failure } = usePrintedQuotation(ids)
  useEffect(() => {
    if (isIssued) window.print()
  }, [isIssued])
  if (error && !quotation) return <ErrorState message={error.message} onRetry={retry} />
  if (!quotation) return <PrintSkeleton />
  return (
    <>
      <div className={s.actions}>
        <Button
          look="primary"
          isPending={isPending}
          onClick={() => (isIssued ? window.print() : void issue())}
        >
          {isIssued ? '再次打印' : '生成编号并打印'}
        </Button>
        <span role="status">{isPending ? '正在生成报价单…' : null}</span>
        {failure ? (
          <span role="alert" className={s.fault}>
            {failure}
          </span>
        ) : null}
      </div>
      <QuotationSheet quotation={quotation} />
    </>
  )
}

/** A quotation of cart lines on paper, for whoever is signed in. */
export function PrintView({ ids }: PrintViewProps) {
  const isSignedIn = useRequiredSignIn()
  return (
    <main id="main" className={s.root}>
      <nav className={s.back} aria-label="返回">
        <ButtonLink look="text" href={routes.cart()}>
          返回购物车
        </ButtonLink>
      </nav>
      {isSignedIn ? <OwnQuotation ids={ids} /> : <PrintSkeleton />}
    </main>
  )
}

import { Button, ButtonLink } from '@/components/ui/button'
import { MissingPage } from '@/components/ui/missing-page'
import { Resource } from '@/components/ui/resource'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { quotationBadge } from '@/contract/quotation/quotation-status-rules'
import { routes } from '@/contract/routes'
import { useSharedQuotation } from '@/hooks/quotation/use-own-quotations'
import s from './print-view.module.css'
import { QuotationSheet } from './quotation-sheet'
import { QuotationSkeleton } from './quotation-skeletons'

type SharedQuotationViewProps = { token: string }

/** A quotation its owner shares: to be read and printed. */
export function SharedQuotationView({ token }: SharedQuotationViewProps) {
  const { shared, isNotFound, ...requested } = useSharedQuotation(token)
  if (isNotFound) {
    return (
      <main id="main" className={s.root}>
        <MissingPage title="链接已失效" text="报价单可能已停止分享，请向发送人索取新的链接。">
          <ButtonLink variant="primary" href={routes.home()}>
            返回首页
          </ButtonLink>
        </MissingPage>
      </main>
    )
  }
  return (
    <main id="main" className={s.root}>
      <h1>
        <VisuallyHidden>报价单</VisuallyHidden>
      </h1>
      <Resource data={shared} {...requested} skeleton={<QuotationSkeleton />}>
        {({ quotation, status }) => (
          <>
            <div className={s.actions}>
              <span>报价单状态：{quotationBadge(status).title}</span>
              <Button onClick={() => window.print()}>打印</Button>
            </div>
            <QuotationSheet quotation={quotation} />
          </>
        )}
      </Resource>
    </main>
  )
}

import dynamic from 'next/dynamic'
import { Personal } from '@/components/account/shared/personal'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { late } from '@/components/ui/late'
import { Resource } from '@/components/ui/resource'
import { routes } from '@/contract/routes'
import { useOwnQuotation } from '@/hooks/quotation/use-own-quotations'
import { QuotationSkeleton } from './quotation-skeletons'

const QuotationScreen = dynamic(async () => (await import('./antd-screens')).QuotationScreen, {
  ssr: false,
  loading: late(() => <QuotationSkeleton />),
})

type OwnQuotationViewProps = { no: string }

function Own({ no }: OwnQuotationViewProps) {
  const { own, isNotFound, ...requested } = useOwnQuotation(no)
  if (isNotFound) {
    return (
      <EmptyState title="报价单不存在" text="请核对编号。">
        <ButtonLink variant="primary" href={routes.quotations('')}>
          查看我的报价单
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <Resource data={own} {...requested} skeleton={<QuotationSkeleton />}>
      {(loaded) => <QuotationScreen own={loaded} />}
    </Resource>
  )
}

/** One quotation of the signed-in user. */
export function OwnQuotationView({ no }: OwnQuotationViewProps) {
  return (
    <>
      <Breadcrumb
        path={[]}
        hub={{ name: '我的报价单', href: routes.quotations('') }}
        last={no || '报价单'}
      />
      <Personal skeleton={<QuotationSkeleton />}>
        <Own no={no} />
      </Personal>
    </>
  )
}

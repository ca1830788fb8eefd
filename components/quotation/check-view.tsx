import { Amount } from '@/components/product/shared/price'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button'
import { MissingPage } from '@/components/ui/missing-page'
import { Resource } from '@/components/ui/resource'
import { Skeleton } from '@/components/ui/skeleton'
import { Waiting } from '@/components/ui/waiting'
import { chinaDate } from '@/contract/china-clock'
import { routes } from '@/contract/routes'
import { SITE } from '@/contract/site/company-rules'
import { useQuotationCheck } from '@/hooks/quotation/use-quotation'
import s from './check-view.module.css'

const TITLE = '报价单核验'

type CheckViewProps = { no: string }

function CheckSkeleton() {
  return (
    <Waiting className={s.root}>
      <Skeleton height="176px" />
    </Waiting>
  )
}

function Known({ check }: { check: NonNullable<ReturnType<typeof useQuotationCheck>['check']> }) {
  return (
    <section className={s.root} aria-label={TITLE}>
      <p className={check.isValid ? s.valid : s.expired}>
        {check.isValid ? '该报价单由本站出具，在有效期内' : '该报价单由本站出具，已过有效期'}
      </p>
      <dl className={s.facts}>
        <dt>编号</dt>
        <dd>{check.no}</dd>
        <dt>报价日期</dt>
        <dd>{chinaDate(check.issuedAt)}</dd>
        <dt>有效期至</dt>
        <dd>{chinaDate(check.validUntil)}</dd>
        <dt>商品行数</dt>
        <dd>{check.lineCount} 行</dd>
        <dt>价税合计</dt>
        <dd>
          <Amount value={check.total} size="m" />
        </dd>
      </dl>
      <p className={s.hint}>
        如与您手中的报价单不符，请以此为准并致电 {SITE.phone}。本页不显示公司名称与商品明细。
      </p>
    </section>
  )
}

/** Verifies a quotation: whether it was issued here, its date, amount and validity. */
export function CheckView({ no }: CheckViewProps) {
  const { check, isNotFound, ...requested } = useQuotationCheck(no)
  if (isNotFound) {
    return (
      <MissingPage title="没有查到该报价单" text="请核对编号：Q 加 18 位数字，印在报价单左上角。">
        <ButtonLink variant="primary" href={routes.home()}>
          返回首页
        </ButtonLink>
      </MissingPage>
    )
  }
  return (
    <>
      <Breadcrumb path={[]} last={TITLE} />
      <h1 className={s.title}>{TITLE}</h1>
      <Resource data={check} {...requested} skeleton={<CheckSkeleton />}>
        {(known) => <Known check={known} />}
      </Resource>
    </>
  )
}

import { Button } from 'antd'
import { useState } from 'react'
import { AgainDialog } from '@/components/cart/shared/again-dialog'
import { ButtonLink } from '@/components/ui/button'
import { DocumentHead } from '@/components/ui/document-head'
import surface from '@/components/ui/surface.module.css'
import { TimestampText } from '@/components/ui/timestamp-text'
import type { Again } from '@/contract/cart/again-calls'
import { checkoutAddress } from '@/contract/order/checkout-address'
import type { OwnQuotation } from '@/contract/quotation/my-quotation-calls'
import type { QuotationFormat } from '@/contract/quotation/quotation-calls'
import { QUOTATION_STATUS, quotationBadge } from '@/contract/quotation/quotation-status-rules'
import { routes } from '@/contract/routes'
import { useQuotationCopy, useQuotationFile } from '@/hooks/quotation/use-own-quotations'
import { ShareDialog } from './share-dialog'

const FORMATS: readonly { format: QuotationFormat; title: string }[] = [
  { format: 'xlsx', title: 'Excel' },
  { format: 'pdf', title: 'PDF' },
]

type QuotationHeadProps = { own: OwnQuotation; onPrint: () => void }

/** Number, status and dates of a quotation, and what can be done with it. */
export function QuotationHead({ own, onPrint }: QuotationHeadProps) {
  const { quotation, status } = own
  const { no, issuedAt, validUntil } = quotation
  const copying = useQuotationCopy(no)
  const file = useQuotationFile(no)
  const [copied, setCopied] = useState<Again | null>(null)
  const [isSharing, setSharing] = useState(false)
  const failure = copying.failure || file.failure
  const copy = async () => setCopied(await copying.copy())
  const actions = (
    <>
      {FORMATS.map(({ format, title }) => (
        <Button
          key={format}
          loading={file.pendingFormat === format}
          onClick={() => void file.save(format)}
        >
          下载 {title}
        </Button>
      ))}
      <Button onClick={onPrint}>打印</Button>
      <Button onClick={() => setSharing(true)}>{own.shareToken ? '已分享' : '分享'}</Button>
      <Button loading={copying.isPending} onClick={() => void copy()}>
        加入购物车
      </Button>
      {status === QUOTATION_STATUS.valid ? (
        <ButtonLink
          variant="primary"
          href={routes.checkout(checkoutAddress.write({ quotation: no }))}
        >
          转订单
        </ButtonLink>
      ) : null}
    </>
  )
  const facts = (
    <>
      <span>
        报价 <TimestampText value={issuedAt} />
      </span>
      <span>
        有效至 <TimestampText value={validUntil} />
      </span>
    </>
  )
  return (
    <DocumentHead
      label="报价单操作"
      title={`报价单 ${no}`}
      badge={quotationBadge(status)}
      actions={actions}
      facts={facts}
    >
      {failure ? (
        <p role="alert" className={surface.fieldError}>
          {failure}
        </p>
      ) : null}
      {copied ? <AgainDialog {...copied} onClose={() => setCopied(null)} /> : null}
      {isSharing ? <ShareDialog own={own} onClose={() => setSharing(false)} /> : null}
    </DocumentHead>
  )
}

import { MallLink } from '@/components/ui/mall-link'
import { aboutSku } from '@/contract/inquiry/new-inquiry-rules'
import { routes } from '@/contract/routes'

type InquiryLinkProps = {
  sku: { skuId: number; itemNo: string; moq: number }
  className?: string | undefined
  tabIndex?: number | undefined
}

/** In a row of SKUs, in place of the quantity of one whose price is on request. */
export function InquiryLink({ sku: { skuId, itemNo, moq }, ...rest }: InquiryLinkProps) {
  return (
    <MallLink
      href={routes.newInquiry(aboutSku(skuId, moq))}
      aria-label={`询价 ${itemNo}`}
      {...rest}
    >
      询价
    </MallLink>
  )
}

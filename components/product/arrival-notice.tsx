import { useArrivalNotices } from '@/hooks/product/use-arrival-notices'
import { ArrivalButton } from './shared/arrival-button'

type ArrivalNoticeProps = { title: string; skuId: number }

/** Arrival notice (back-in-stock alert) of a SKU. */
export function ArrivalNotice({ title, skuId }: ArrivalNoticeProps) {
  const { awaitedIds, change } = useArrivalNotices([skuId])
  return (
    <ArrivalButton
      title={title}
      skuId={skuId}
      isOn={awaitedIds.includes(skuId)}
      onChange={change}
    />
  )
}

import { ArrivalButton } from '@/components/shared/arrival-button'
import { useArrivalNotices } from '@/hooks/use-arrival-notices'

type ArrivalNoticeProps = { title: string; skuId: number }

/** Whether the buyer is told when there is stock of a SKU again. */
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

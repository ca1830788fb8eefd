import { useRecordProductView } from '@/hooks/product/use-record-product-view'

/** Records a SKU in the user's browsing history; shows nothing. */
export function RecordView({ skuId }: { skuId: number }) {
  useRecordProductView(skuId)
  return null
}

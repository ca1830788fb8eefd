import { useEffect, useMemo, useRef, useState } from 'react'
import { unstable_serialize, useSWRConfig } from 'swr'
import { cartList, getCartList } from '@/contract/cart/cart-calls'
import type { Input } from '@/contract/endpoint'
import type { CheckoutState } from '@/contract/order/checkout-address'
import { previewOrder, type SeenLine } from '@/contract/order/checkout-calls'
import { toSeenLine } from '@/contract/order/seen-line-rules'
import { useAddresses } from '@/hooks/account/use-addresses'
import { useSession } from '@/hooks/account/use-session'
import { usePersonal } from '@/hooks/call/use-personal'
import { useMall } from '@/hooks/mall-context'
import { endpointKey } from '@/services/http/endpoint-key'

/** The selected cart lines as this tab last showed them; none when it has not shown the cart. */
function useSeenCart(): SeenLine[] {
  const { areas } = useMall()
  const { cache } = useSWRConfig()
  const { userId } = useSession()
  // Read once on mount: the cart changes once the order is placed.
  return useMemo(() => {
    const key = endpointKey(getCartList, { areaCode: areas.areaCodes }, userId)
    const shown = cartList.safeParse(cache.get(unstable_serialize(key))?.data)
    const lines = shown.success ? shown.data.shops.flatMap((shop) => shop.lines) : []
    return lines.filter(({ selected }) => selected).map(toSeenLine)
  }, [areas, cache, userId])
}

type Requested = Pick<Input<typeof previewOrder>, 'source' | 'lines' | 'quotationNo'>

function useWanted({ now, quotation }: CheckoutState): Requested {
  const seen = useSeenCart()
  if (quotation) return { source: 'quotation', quotationNo: quotation }
  if (!now) return { source: 'cart', ...(seen.length > 0 && { lines: seen }) }
  const { skuId, qty, unitPrice, leadDays } = now
  const line = {
    skuId,
    qty,
    ...(unitPrice !== null && { unitPrice }),
    ...(leadDays !== null && { leadDays }),
  }
  return { source: 'buyNow', lines: [line] }
}

/** Order preview for the chosen address, by default the first of the address book. */
export function useCheckout(state: CheckoutState) {
  const { areas } = useMall()
  const requested = useWanted(state)
  const book = useAddresses()
  const [picked, pick] = useState<string | null>(null)
  const { addresses } = book
  const chosen = addresses?.find(({ id }) => id === picked) ?? addresses?.[0]
  const addressId = chosen?.id
  const asked = { ...requested, ...(addressId && { addressId }), areaCode: areas.areaCodes }
  const { data, error, mutate, retry, isLoading } = usePersonal(
    addresses ? previewOrder : null,
    asked,
    { keepPrevious: true },
  )
  // Revalidates on mount: prices and stock may have changed since the last fetch.
  const wasSaved = useRef(data !== undefined)
  useEffect(() => {
    if (wasSaved.current) void mutate()
  }, [mutate])
  return {
    preview: data,
    addresses,
    addressId,
    pick,
    source: requested.source,
    quotationNo: requested.quotationNo,
    areaCode: areas.areaCodes,
    error: error ?? (addresses ? undefined : book.error),
    retry: addresses ? retry : book.retry,
    /** The totals shown belong to another address. */
    isStale: isLoading && data !== undefined,
    /** Shows the preview that a refusal returned. */
    show: (preview: typeof data) => void mutate(preview, { revalidate: false }),
  }
}

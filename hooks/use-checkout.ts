import { useEffect, useMemo, useRef, useState } from 'react'
import { unstable_serialize, useSWRConfig } from 'swr'
import { cartList, getCartList } from '@/contract/cart'
import { previewOrder, type SeenLine } from '@/contract/checkout'
import type { CheckoutState } from '@/contract/checkout-address'
import type { Input } from '@/contract/endpoint'
import { useMall } from './mall-context'
import { useAddresses } from './use-addresses'
import { endpointKey } from './use-endpoint'
import { usePersonal } from './use-personal'
import { useSession } from './use-session'

/** The selected lines of the cart as this tab showed it last; none when it did not. */
function useSeenCart(): SeenLine[] {
  const { areas } = useMall()
  const { cache } = useSWRConfig()
  const { userId } = useSession()
  // As it was on the way here: the cart changes once the order is placed.
  return useMemo(() => {
    const key = endpointKey(getCartList, { areaCode: areas.areaCodes }, userId)
    const shown = cartList.safeParse(cache.get(unstable_serialize(key))?.data)
    const lines = shown.success ? shown.data.shops.flatMap((shop) => shop.lines) : []
    return lines
      .filter(({ selected }) => selected)
      .map(({ skuId, qty, note, buyerCode, unitPrice, leadDays }) => ({
        ...{ skuId, qty, note, buyerCode, unitPrice, leadDays },
      }))
  }, [areas, cache, userId])
}

type Wanted = Pick<Input<typeof previewOrder>, 'source' | 'lines'>

function useWanted({ now }: CheckoutState): Wanted {
  const seen = useSeenCart()
  if (!now) return { source: 'cart', ...(seen.length > 0 && { lines: seen }) }
  const { skuId, qty, unitPrice, leadDays } = now
  const line = {
    ...{ skuId, qty },
    ...(unitPrice !== null && { unitPrice }),
    ...(leadDays !== null && { leadDays }),
  }
  return { source: 'buyNow', lines: [line] }
}

/** What an order would be, at the address that is chosen: the first of the book unless another is. */
export function useCheckout(state: CheckoutState) {
  const { areas } = useMall()
  const wanted = useWanted(state)
  const book = useAddresses()
  const [picked, pick] = useState<string | null>(null)
  const { addresses } = book
  const chosen = addresses?.find(({ id }) => id === picked) ?? addresses?.[0]
  const addressId = chosen?.id
  const asked = { ...wanted, ...(addressId && { addressId }), areaCode: areas.areaCodes }
  const { data, error, mutate, retry, isLoading } = usePersonal(
    addresses ? previewOrder : null,
    asked,
    { keepPrevious: true },
  )
  // Prices and stock may have moved since the last look.
  const wasKept = useRef(data !== undefined)
  useEffect(() => {
    if (wasKept.current) void mutate()
  }, [mutate])
  return {
    ...{ preview: data, addresses, addressId, pick, source: wanted.source },
    areaCode: areas.areaCodes,
    error: error ?? (addresses ? undefined : book.error),
    retry: addresses ? retry : book.retry,
    /** The sums shown are of another address. */
    isStale: isLoading && data !== undefined,
    /** Shows the preview a refusal brought. */
    show: (preview: typeof data) => void mutate(preview, { revalidate: false }),
  }
}

import { useState } from 'react'
import { deleteCartProduct, editCartProduct, getCartList, getCartListCount } from '@/contract/cart'
import type { Input, Output } from '@/contract/endpoint'
import { ApiError } from '@/services/http/api-error'
import { useMall } from './mall-context'
import { usePersonal } from './use-personal'

type LineEdit = Input<typeof editCartProduct>['lines'][number]

/** Lines in the cart, 0 for visitors. */
export function useCartCount() {
  const { data, mutate } = usePersonal(getCartListCount)
  return { count: data ?? 0, refresh: mutate }
}

/** The cart of the signed-in user; an edit shows its answer, a refused one says why by its line. */
export function useCart() {
  const { http, areas, report } = useMall()
  const { refresh } = useCartCount()
  const [pendingIds, setPending] = useState<ReadonlySet<string>>(new Set())
  const [lineErrors, setErrors] = useState<ReadonlyMap<string, string>>(new Map())
  const { data, error, mutate, retry } = usePersonal(getCartList, { areaCode: areas.areaCodes })

  async function change(
    ids: string[],
    send: () => Promise<Output<typeof getCartList> | undefined>,
  ) {
    setPending(new Set(ids))
    setErrors(new Map())
    try {
      await mutate(await send(), { revalidate: false })
      await refresh()
      return true
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setErrors(new Map(ids.map((id) => [id, failure.message])))
      report(failure)
      return false
    } finally {
      setPending(new Set())
    }
  }

  const edit = (lines: LineEdit[]) =>
    change(
      lines.map((line) => line.id),
      () => http.call(editCartProduct, { lines, areaCode: areas.areaCodes }),
    )
  const remove = (ids: string[]) =>
    change(ids, async () => {
      await http.call(deleteCartProduct, { id: ids })
      return http.call(getCartList, { areaCode: areas.areaCodes })
    })

  return { cart: data, error, retry, edit, remove, pendingIds, lineErrors }
}

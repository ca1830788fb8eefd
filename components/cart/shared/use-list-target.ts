import { useState } from 'react'
import { useListChanges } from '@/hooks/cart/use-list-changes'
import { usePurchaseLists } from '@/hooks/cart/use-purchase-lists'
import type { Goods } from './add-to-cart'

/** What a purchase list keeps of goods: prices are those of the day they are added to the cart. */
export type ListGoods = Pick<Goods, 'skuId' | 'qty' | 'title'> & {
  note?: string
  buyerCode?: string
}
export type ListTarget = { id: string; name: string }

/** Stands for a new list that is not created yet. */
export const NEW_LIST = ''
const USUAL_NAME = '常用采购'

/** The chosen list, and adding goods to it; a list just created stays chosen if adding fails. */
export function useListTarget(goods: readonly ListGoods[]) {
  const { lists, error, retry } = usePurchaseLists()
  const { isPending, failure, saveList, saveLines } = useListChanges()
  const [picked, setPicked] = useState<string | null>(null)
  const [name, setName] = useState(USUAL_NAME)
  const [done, setDone] = useState<ListTarget | null>(null)
  const chosen = picked ?? lists?.[0]?.id ?? NEW_LIST
  const canAdd = lists !== undefined && (chosen !== NEW_LIST || name.trim() !== '')

  async function targetOf(): Promise<ListTarget | null> {
    const list = lists?.find(({ id }) => id === chosen)
    if (list) return list
    const made = await saveList({ name })
    if (!made) return null
    setPicked(made.id)
    return { id: made.id, name: name.trim() }
  }

  async function add() {
    if (isPending || !canAdd) return
    const target = await targetOf()
    if (!target) return
    const lines = goods.map(({ skuId, qty, note, buyerCode }) => ({
      skuId,
      qty,
      ...(note !== undefined && { note }),
      ...(buyerCode !== undefined && { buyerCode }),
    }))
    if (await saveLines({ id: target.id, lines })) setDone(target)
  }

  return {
    lists,
    error,
    retry,
    isPending,
    failure,
    chosen,
    setPicked,
    name,
    setName,
    canAdd,
    done,
    add,
  }
}

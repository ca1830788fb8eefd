import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { getCartListCount } from '@/contract/cart-count'
import { STORAGE } from '@/contract/constants'
import { isKeyOf } from './use-endpoint'

/** A cart that another tab of this browser changed has another count. */
export function useCartNews() {
  const { mutate } = useSWRConfig()
  useEffect(() => {
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === STORAGE.cartChanged) void mutate(isKeyOf(getCartListCount))
    }
    window.addEventListener('storage', handleStorage)
    return () => window.removeEventListener('storage', handleStorage)
  }, [mutate])
}

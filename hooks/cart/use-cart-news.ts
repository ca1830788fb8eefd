import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { STORAGE } from '@/contract/constants'
import { getCartListCount } from '@/contract/deferred-calls'
import { isKeyOf } from '@/hooks/call/use-endpoint'

/** Refreshes the cart count when another tab of this browser changed the cart. */
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

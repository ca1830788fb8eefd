import Router from 'next/router'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { routes } from '@/contract/routes'
import type { CartScreen } from './use-cart-screen'

type CheckoutButtonProps = {
  screen: Pick<CartScreen, 'isSaved' | 'retrySaving'>
  /** No line is selected. */
  isEmpty: boolean
}

/** 去结算: enabled once the server has every edit shown, because it orders from its own cart. */
export function CheckoutButton({ screen, isEmpty }: CheckoutButtonProps) {
  const { isSaved, retrySaving } = screen
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    if (!isWanted || !isSaved) return
    void Router.push(routes.checkout()).then(() => setWanted(false))
  }, [isWanted, isSaved])
  return (
    <Button
      variant="accent"
      size="l"
      disabled={isEmpty}
      isPending={isWanted}
      onPointerEnter={() => void Router.prefetch(routes.checkout())}
      onClick={() => {
        retrySaving()
        setWanted(true)
      }}
    >
      去结算
    </Button>
  )
}

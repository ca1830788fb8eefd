import Router from 'next/router'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { routes } from '@/contract/routes'
import type { CartScreen } from './use-cart-screen'

type CheckoutButtonProps = {
  screen: Pick<CartScreen, 'isSaved' | 'failed' | 'retrySaving'>
  /** No line is selected. */
  isEmpty: boolean
}

/**
 * 去结算: goes on once the server has every edit shown, because it orders from its own cart; not when one
 * was refused or could not be saved, which the buyer is told in the cart.
 */
export function CheckoutButton({ screen, isEmpty }: CheckoutButtonProps) {
  const { isSaved, failed, retrySaving } = screen
  /** How often saving had failed when the buyer pressed it. */
  const [wantedAt, setWantedAt] = useState<number | null>(null)
  const isWanted = wantedAt === failed
  useEffect(() => {
    if (!isWanted || !isSaved) return
    void Router.push(routes.checkout()).then(() => setWantedAt(null))
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
        setWantedAt(failed)
      }}
    >
      去结算
    </Button>
  )
}

import dynamic from 'next/dynamic'
import Router from 'next/router'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { late } from '@/components/ui/late'
import { routes } from '@/contract/routes'
import { useSession } from '@/hooks/account/use-session'
import type { ListGoods } from './use-list-target'

const loadDialog = async () => (await import('./list-dialog')).ListDialog
/** Loaded on demand, on hover or focus of the button. */
const ListDialog = dynamic(loadDialog, { ssr: false, loading: late() })
const logFailure = (error: unknown) => console.info('list dialog', error)

type AddToListProps = { goods: ListGoods[]; size?: 's' | 'm' | 'l' }

/** 加入清单: lets the buyer choose a purchase list; a visitor signs in first. */
export function AddToList({ goods, size = 'm' }: AddToListProps) {
  const { isSignedIn } = useSession()
  const [isOpen, setOpen] = useState(false)
  const warm = () => void loadDialog().catch(logFailure)

  function handleClick() {
    if (isSignedIn) setOpen(true)
    else void Router.push(routes.login(Router.asPath))
  }

  return (
    <>
      <Button
        size={size}
        disabled={goods.length === 0}
        aria-haspopup="dialog"
        onPointerEnter={warm}
        onFocus={warm}
        onClick={handleClick}
      >
        加入清单
      </Button>
      {isOpen ? <ListDialog goods={goods} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

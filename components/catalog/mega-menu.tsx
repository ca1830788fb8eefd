import dynamic from 'next/dynamic'
import type { FocusEvent, KeyboardEvent } from 'react'
import { useId, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { late } from '@/components/ui/late'
import { useDismiss } from '@/components/ui/use-dismiss'
import type { CategoryNode } from '@/contract/catalog/category-tree-calls'
import s from './mega-menu.module.css'
import { useMegaMenu } from './use-mega-menu'

/** Loaded with the first opening: most pages are left without it. */
const MegaMenuList = dynamic(async () => (await import('./mega-menu-list')).MegaMenuList, {
  ssr: false,
  loading: late(),
})

type MegaMenuProps = {
  tops: CategoryNode[]
  /** Name of the menu among the landmarks of the page. */
  label?: string
  /** Id of its button, for what else opens it. */
  buttonId?: string
}

/** 全部商品分类: three levels, opened by hover intent, tap or keyboard. */
export function MegaMenu({ tops, label = '商品分类', buttonId }: MegaMenuProps) {
  const menu = useMegaMenu(tops[0]?.id)
  const [isByKey, setByKey] = useState(false)
  const root = useRef<HTMLElement>(null)
  const listId = useId()
  useDismiss(root, menu.isOpen || menu.activeId !== null, menu.close)
  function handleButton(event: KeyboardEvent) {
    setByKey(event.key === 'ArrowDown')
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    menu.open()
    if (menu.isOpen) root.current?.querySelector('a')?.focus()
  }
  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    // Tab moved on to the page; without a target the window lost the focus and will regain it.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) menu.close()
  }
  return (
    <nav ref={root} className={s.root} aria-label={label} {...menu.root} onBlur={handleBlur}>
      <button
        id={buttonId}
        type="button"
        className={s.button}
        aria-expanded={menu.isOpen}
        aria-controls={menu.isOpen ? listId : undefined}
        {...menu.button}
        onKeyDown={handleButton}
      >
        <Icon name="menu" size={18} />
        全部商品分类
      </button>
      {menu.isOpen ? (
        <MegaMenuList id={listId} tops={tops} menu={menu} isEntered={isByKey} />
      ) : null}
    </nav>
  )
}

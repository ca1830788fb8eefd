import dynamic from 'next/dynamic'
import { useCallback, useId, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { late } from '@/components/ui/late'
import { useDismiss } from '@/components/ui/use-dismiss'
import { useAreas } from '@/hooks/area/use-areas'
import s from './area-selector.module.css'
import { AREA_BUTTON_ID } from './shared/area-button'

const AreaChooser = dynamic(async () => (await import('./area-chooser')).AreaChooser, {
  ssr: false,
  loading: late(),
})

/** The current sales area, with a popover to switch. */
export function AreaSelector() {
  const { current } = useAreas()
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const panelId = useId()
  const close = useCallback(() => setOpen(false), [])
  useDismiss(root, isOpen, close)
  return (
    <div className={s.root} ref={root}>
      <button
        id={AREA_BUTTON_ID}
        type="button"
        className={s.button}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="pin" size={14} />
        <span className={s.word}>销售区域：</span>
        <span className={s.current}>{current.title}</span>
        <Icon name={isOpen ? 'up' : 'down'} size={12} />
      </button>
      <div id={panelId}>{isOpen ? <AreaChooser currentNo={current.sysNo} /> : null}</div>
    </div>
  )
}

import { Button } from '@/components/ui/button'
import surface from '@/components/ui/surface.module.css'
import { AreaSwitch } from './area-switch'
import s from './location-prompt.module.css'
import { useLocationPrompt } from './use-location-prompt'

/** Small card under the area selector while no area was chosen (spec §2). */
export function LocationPrompt() {
  const { isOpen, isPending, failure, allow, close, areaSwitch } = useLocationPrompt()
  if (!isOpen) return <AreaSwitch areaSwitch={areaSwitch} />
  return (
    <section className={s.root} aria-label="销售区域提示">
      <p className={s.title}>使用默认销售区域？</p>
      <p className={s.text}>价格、库存和货期按区域显示，可随时更换。</p>
      {failure ? (
        <p className={surface.fieldError} role="alert">
          {failure}
        </p>
      ) : null}
      <div className={s.actions}>
        <Button variant="primary" size="s" isPending={isPending} onClick={allow}>
          允许
        </Button>
        <Button size="s" onClick={close}>
          关闭
        </Button>
      </div>
    </section>
  )
}

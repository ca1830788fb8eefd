import { AreaSwitch } from './area-switch'
import s from './location-prompt.module.css'
import { openAreaSelector } from './shared/area-button'
import { useLocationPrompt } from './use-location-prompt'

/** Strip below the navigation bar while no area was chosen (spec §2); it covers nothing. */
export function LocationPrompt() {
  const { isOpen, isPending, failure, allow, close, areaSwitch } = useLocationPrompt()
  if (!isOpen) return <AreaSwitch areaSwitch={areaSwitch} />
  return (
    <section className={s.root} aria-label="销售区域提示">
      <div className={s.inner}>
        {failure ? (
          <p className={s.failure} role="alert">
            {failure}
          </p>
        ) : (
          <p className={s.question}>按默认销售区域显示价格和货期？</p>
        )}
        <button
          type="button"
          className={`${s.action} ${s.allow}`}
          aria-busy={isPending || undefined}
          onClick={isPending ? undefined : allow}
        >
          允许
        </button>
        <button type="button" className={s.action} onClick={openAreaSelector}>
          换一个
        </button>
        <button type="button" className={`${s.action} ${s.close}`} onClick={close}>
          关闭
        </button>
      </div>
    </section>
  )
}

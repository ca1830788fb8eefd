import dynamic from 'next/dynamic'
import { useState } from 'react'
import { late } from '@/components/ui/late'
import { useAreaProposal } from '@/hooks/area/use-area-proposal'
import s from './location-prompt.module.css'
import { openAreaSelector } from './shared/area-button'

/** Loaded when it is pressed: the strip itself is in the HTML of every first page. */
const AllowedArea = dynamic(async () => (await import('./allowed-area')).AllowedArea, {
  ssr: false,
  loading: late(),
})

/** Strip below the navigation bar while no area was chosen (spec §2); it covers nothing. */
export function LocationPrompt() {
  const { isOpen, settle, putOff } = useAreaProposal()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState('')
  const allowed = isPending ? (
    <AllowedArea
      onKnown={settle}
      onFailure={(message) => {
        setFailure(message)
        setPending(false)
      }}
    />
  ) : null
  return (
    <>
      {isOpen ? (
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
              onClick={() => setPending(true)}
            >
              允许
            </button>
            <button type="button" className={s.action} onClick={openAreaSelector}>
              换一个
            </button>
            <button type="button" className={`${s.action} ${s.close}`} onClick={putOff}>
              关闭
            </button>
          </div>
        </section>
      ) : null}
      {allowed}
    </>
  )
}

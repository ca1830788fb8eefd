import type { ComponentProps, ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import surface from '@/components/ui/surface.module.css'
import { useCookiesAllowed } from '@/hooks/account/use-sign-in'
import { useCountdown } from '@/hooks/browser/use-countdown'
import { useHydrated } from '@/hooks/browser/use-hydrated'
import s from './account-form.module.css'

type AccountFormProps = {
  formProps: Pick<ComponentProps<'form'>, 'ref' | 'noValidate' | 'method' | 'onSubmit'>
  /** Why the last submit was refused, where that concerns no field. */
  notice: string
  /** When the next attempt is allowed, epoch ms. */
  until: number | null
  isPending: boolean
  words: { action: string; pending: string }
  children: ReactNode
}

/** Frame of the sign-in, registration and reset forms: message, fields and submit button. */
export function AccountForm(props: AccountFormProps) {
  const { formProps, notice, until, isPending, words, children } = props
  const areCookiesAllowed = useCookiesAllowed()
  const isHydrated = useHydrated()
  const waitS = useCountdown(until)
  const label = waitS > 0 ? `${waitS} 秒后可重试` : words.action
  return (
    // Submitted by script only: a native submit would put the input into the URL.
    <form {...formProps} className={surface.tightStack}>
      {areCookiesAllowed ? null : (
        <p className={s.alert} role="alert">
          请启用Cookie：浏览器已禁用 Cookie，登录状态在刷新或离开本页后会丢失。
        </p>
      )}
      {notice ? (
        <p className={s.alert} role="alert">
          {notice}
        </p>
      ) : null}
      {children}
      <noscript>
        <p className={s.alert}>登录和注册需要启用 JavaScript。</p>
      </noscript>
      <div className={s.submit}>
        <Button
          type="submit"
          variant="primary"
          size="l"
          isPending={isPending}
          disabled={!isHydrated || waitS > 0}
        >
          {isPending ? words.pending : label}
        </Button>
      </div>
    </form>
  )
}

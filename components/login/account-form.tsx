import type { ComponentProps, ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { useCountdown } from '@/hooks/use-countdown'
import { useHydrated } from '@/hooks/use-hydrated'
import { useCookiesAllowed } from '@/hooks/use-sign-in'
import s from './account-form.module.css'

type AccountFormProps = {
  formProps: Pick<ComponentProps<'form'>, 'ref' | 'noValidate' | 'method' | 'onSubmit'>
  /** Why the last try was refused, where that is about no field. */
  notice: string
  /** The moment of the next try, epoch ms. */
  until: number | null
  isPending: boolean
  words: { action: string; pending: string }
  children: ReactNode
}

/** The frame of a form that lets somebody in: what it says, its fields and its button. */
export function AccountForm(props: AccountFormProps) {
  const { formProps, notice, until, isPending, words, children } = props
  const areCookiesAllowed = useCookiesAllowed()
  const isHydrated = useHydrated()
  const waitS = useCountdown(until)
  const label = waitS > 0 ? `${waitS} 秒后可重试` : words.action
  return (
    // Sent by script alone: what is typed would otherwise stand in the address.
    <form {...formProps} className={s.form}>
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
          look="primary"
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

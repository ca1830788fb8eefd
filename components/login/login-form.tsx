import Router from 'next/router'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useCountdown } from '@/hooks/use-countdown'
import { useHydrated } from '@/hooks/use-hydrated'
import { useCookiesAllowed, useSignIn } from '@/hooks/use-sign-in'
import { LoginField } from './login-field'
import s from './login-view.module.css'

const NO_FAULTS = { username: '', password: '' }

function useLogin(redirect: string) {
  const { signIn, refusal, isPending } = useSignIn()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [faults, setFaults] = useState(NO_FAULTS)
  const waitS = useCountdown(refusal?.until ?? null)

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isPending || waitS > 0) return
    const missing = {
      username: username.trim() ? '' : '请输入用户名或手机号',
      password: password ? '' : '请输入密码',
    }
    setFaults(missing)
    if (missing.username || missing.password) return
    if (await signIn({ username: username.trim(), password })) await Router.replace(redirect)
  }

  return {
    ...{ username, setUsername, password, setPassword },
    ...{ faults, refusal, waitS, isPending, handleSubmit },
  }
}

function labelOf({ isPending, waitS }: { isPending: boolean; waitS: number }): string {
  if (isPending) return '正在登录…'
  return waitS > 0 ? `${waitS} 秒后可重试` : '登录'
}

type LoginFormProps = { redirect: string }

/** Password sign-in; what was typed stays when it fails. */
export function LoginForm({ redirect }: LoginFormProps) {
  const login = useLogin(redirect)
  const areCookiesAllowed = useCookiesAllowed()
  const isHydrated = useHydrated()
  return (
    // Never sent by the browser itself: what was typed would stand in the address.
    <form method="post" noValidate onSubmit={(event) => void login.handleSubmit(event)}>
      {areCookiesAllowed ? null : (
        <p className={s.alert} role="alert">
          请启用Cookie：浏览器已禁用 Cookie，登录状态在刷新或离开本页后会丢失。
        </p>
      )}
      {login.refusal ? (
        <p className={s.alert} role="alert">
          {login.refusal.message}
        </p>
      ) : null}
      <LoginField
        label="用户名 / 手机号"
        name="username"
        autoComplete="username"
        maxLength={64}
        value={login.username}
        fault={login.faults.username}
        onChange={(event) => login.setUsername(event.target.value)}
      />
      <LoginField
        label="密码"
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={256}
        value={login.password}
        fault={login.faults.password}
        onChange={(event) => login.setPassword(event.target.value)}
      />
      <noscript>
        <p className={s.alert}>登录需要启用 JavaScript。</p>
      </noscript>
      <div className={s.submit}>
        <Button
          type="submit"
          look="primary"
          size="l"
          isPending={login.isPending}
          disabled={!isHydrated || login.waitS > 0}
        >
          {labelOf(login)}
        </Button>
      </div>
    </form>
  )
}

import Router from 'next/router'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useSession } from '@/hooks/use-session'
import { LoginField } from './login-field'
import s from './login-view.module.css'

type Faults = { username: string; password: string; form: string }

const NO_FAULTS: Faults = { username: '', password: '', form: '' }

function messageOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : '登录没有成功，请重试'
}

function useLogin(redirect: string) {
  const { signIn } = useSession()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [faults, setFaults] = useState(NO_FAULTS)
  const [isPending, setPending] = useState(false)

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const missing = {
      ...NO_FAULTS,
      username: username.trim() ? '' : '请输入用户名或手机号',
      password: password ? '' : '请输入密码',
    }
    setFaults(missing)
    if (missing.username || missing.password) return
    setPending(true)
    try {
      await signIn({ username: username.trim(), password })
      await Router.replace(redirect)
    } catch (error) {
      setFaults({ ...NO_FAULTS, form: messageOf(error) })
    } finally {
      setPending(false)
    }
  }

  return { username, setUsername, password, setPassword, faults, isPending, handleSubmit }
}

type LoginFormProps = { redirect: string }

/** Password sign-in; what was typed stays when it fails. */
export function LoginForm({ redirect }: LoginFormProps) {
  const login = useLogin(redirect)
  return (
    <form noValidate onSubmit={(event) => void login.handleSubmit(event)}>
      {login.faults.form ? (
        <p className={s.alert} role="alert">
          {login.faults.form}
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
      <div className={s.submit}>
        <Button type="submit" look="primary" size="l" isPending={login.isPending}>
          {login.isPending ? '正在登录…' : '登录'}
        </Button>
      </div>
    </form>
  )
}

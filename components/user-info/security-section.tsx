import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { ErrorState } from '@/components/shared/error-state'
import { Button, ButtonLink } from '@/components/ui/button'
import type { AccountSecurity } from '@/contract/account-security'
import { routes } from '@/contract/routes'
import { useAccountSecurity } from '@/hooks/use-security'
import { dayText } from './day-text'
import s from './security.module.css'
import { SecurityLevel } from './security-level'
import { SecuritySkeleton } from './security-skeleton'

const PasswordDialog = dynamic(async () => (await import('./password-dialog')).PasswordDialog, {
  ssr: false,
})
const PhoneDialog = dynamic(async () => (await import('./phone-dialog')).PhoneDialog, {
  ssr: false,
})

type RowProps = { title: string; text: string; children: ReactNode }

function Row({ title, text, children }: RowProps) {
  return (
    <li className={s.row}>
      <div className={s.what}>
        <h3 className={s.name}>{title}</h3>
        <p className={s.text}>{text}</p>
      </div>
      {children}
    </li>
  )
}

type Open = 'password' | 'phone' | null
type RowsProps = { security: AccountSecurity; onOpen: (open: Open) => void }

function Rows({ security, onOpen }: RowsProps) {
  const { phone, passwordChangedAt, deviceCount } = security
  return (
    <ul className={s.list}>
      <Row title="登录密码" text={`上次设置于 ${dayText(passwordChangedAt)}`}>
        <Button aria-label="修改登录密码" onClick={() => onOpen('password')}>
          修改
        </Button>
      </Row>
      <Row title="绑定手机" text={`${phone}，用于登录、找回密码和接收验证码`}>
        <Button aria-label="更换绑定手机" onClick={() => onOpen('phone')}>
          更换
        </Button>
      </Row>
      <Row title="登录设备" text={`共 ${deviceCount} 台设备登录了您的账号`}>
        <ButtonLink aria-label="查看登录设备" href={routes.userInfo({ section: 'sessions' })}>
          查看
        </ButtonLink>
      </Row>
    </ul>
  )
}

/** What opens the account, and how safe that is. */
export function SecuritySection() {
  const { security, error, retry } = useAccountSecurity()
  const [open, setOpen] = useState<Open>(null)
  const [said, setSaid] = useState('')
  if (error && !security) return <ErrorState message={error.message} onRetry={retry} />
  if (!security) return <SecuritySkeleton />
  const close = () => setOpen(null)

  function handlePassword() {
    close()
    setSaid('密码已修改，其他设备已退出登录')
  }

  return (
    <>
      <SecurityLevel points={security.points} />
      <p role="status" className={s.said}>
        {said}
      </p>
      <Rows security={security} onOpen={setOpen} />
      {open === 'password' ? <PasswordDialog onDone={handlePassword} onCancel={close} /> : null}
      {open === 'phone' ? <PhoneDialog phone={security.phone} onCancel={close} /> : null}
    </>
  )
}

import { Button } from 'antd'
import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { late } from '@/components/ui/late'
import { Resource } from '@/components/ui/resource'
import type { AccountSecurity } from '@/contract/account/security-calls'
import { chinaDate } from '@/contract/china-clock'
import { routes } from '@/contract/routes'
import { useAccountSecurity } from '@/hooks/account/use-security'
import { useSession } from '@/hooks/account/use-session'
import s from './security.module.css'
import { SecurityLevel } from './security-level'
import { SecuritySkeleton } from './security-skeleton'

const PasswordDialog = dynamic(async () => (await import('./password-dialog')).PasswordDialog, {
  ssr: false,
  loading: late(),
})
const PhoneDialog = dynamic(async () => (await import('./phone-dialog')).PhoneDialog, {
  ssr: false,
  loading: late(),
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
/** `security` is null on a host that has only the changes. */
type RowsProps = {
  security: AccountSecurity | null
  phone: string | null
  onOpen: (open: Open) => void
}

function Rows({ security, phone, onOpen }: RowsProps) {
  return (
    <ul className={s.list}>
      <Row
        title="登录密码"
        text={security ? `上次设置于 ${chinaDate(security.passwordChangedAt)}` : '用于登录'}
      >
        <Button aria-label="修改登录密码" onClick={() => onOpen('password')}>
          修改
        </Button>
      </Row>
      <Row title="绑定手机" text={`${phone ? `${phone}，` : ''}用于登录、找回密码和接收验证码`}>
        <Button aria-label="更换绑定手机" onClick={() => onOpen('phone')}>
          更换
        </Button>
      </Row>
      {security ? (
        <Row title="登录设备" text={`共 ${security.deviceCount} 台设备登录了您的账号`}>
          <ButtonLink aria-label="查看登录设备" href={routes.userInfo('sessions')}>
            查看
          </ButtonLink>
        </Row>
      ) : null}
    </ul>
  )
}

/** Credentials of the account and its security level. */
export function SecuritySection() {
  const { user } = useSession()
  const { security, ...requested } = useAccountSecurity()
  // Here, not with the rows: what was done stays told, whatever becomes of the request for the rest.
  const [open, setOpen] = useState<Open>(null)
  const [said, setSaid] = useState('')
  const close = () => setOpen(null)
  // A host may leave the number out.
  const phone = security?.phone ?? user?.phone ?? null

  function handlePassword() {
    close()
    setSaid('密码已修改，其他设备已退出登录')
  }

  return (
    <>
      <p role="status" className={s.told}>
        {said}
      </p>
      {requested.error?.kind === 'missing' ? (
        <Rows security={null} phone={phone} onOpen={setOpen} />
      ) : (
        <Resource data={security} {...requested} skeleton={<SecuritySkeleton />}>
          {(loaded) => (
            <>
              <SecurityLevel points={loaded.points} />
              <Rows security={loaded} phone={phone} onOpen={setOpen} />
            </>
          )}
        </Resource>
      )}
      {open === 'password' ? <PasswordDialog onDone={handlePassword} onCancel={close} /> : null}
      {open === 'phone' ? <PhoneDialog phone={phone} onCancel={close} /> : null}
    </>
  )
}

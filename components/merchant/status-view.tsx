import { type FormEvent, useState } from 'react'
import { SmsCodeField } from '@/components/account/shared/sms-code-field'
import { Button, ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import f from '@/components/ui/form.module.css'
import { Resource } from '@/components/ui/resource'
import { Skeleton } from '@/components/ui/skeleton'
import { TextField } from '@/components/ui/text-field'
import { isMobile } from '@/contract/account/phone-rules'
import { SMS_CODE } from '@/contract/account/verification-calls'
import type { Output } from '@/contract/endpoint'
import type { getApplication } from '@/contract/merchant/merchant-calls'
import { routes } from '@/contract/routes'
import { useMerchantStatus } from '@/hooks/merchant/use-merchant-status'
import { ApplicationCard } from './application-card'
import s from './join.module.css'

type StatusProps = { status: ReturnType<typeof useMerchantStatus> }

function Proof({ status: { find, isFinding, refusal } }: StatusProps) {
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const [isTried, setTried] = useState(false)
  const phoneError = isTried && !isMobile(phone) ? '请填写 11 位手机号' : ''
  const codeError = isTried && !SMS_CODE.test(code.trim()) ? '请填写 6 位数字验证码' : ''
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isMobile(phone) && SMS_CODE.test(code.trim())) void find(phone, code.trim())
  }
  return (
    <form
      noValidate
      className={`${f.form} ${s.proof}`}
      aria-label="查询进度"
      onSubmit={handleSubmit}
    >
      <p>用申请时填写的手机号查询，可以查看审核意见、补正资料和撤回申请。</p>
      <TextField
        label="手机号"
        name="phone"
        required
        type="tel"
        autoComplete="tel"
        value={phone}
        fieldError={phoneError}
        onChange={setPhone}
      />
      <SmsCodeField
        scene="merchantStatus"
        phone={phone}
        code={code}
        fieldError={codeError}
        onChange={setCode}
        onBadPhone={() => setTried(true)}
      />
      {refusal ? (
        <p className={f.fieldError} role="alert">
          {refusal}
        </p>
      ) : null}
      <div className={s.actions}>
        <Button type="submit" variant="primary" size="l" isPending={isFinding}>
          查询
        </Button>
      </div>
    </form>
  )
}

type LoadedProps = StatusProps & { applications: Output<typeof getApplication>['list'] }

function Loaded({ status, applications }: LoadedProps) {
  const { ticket, retry, leave, failure } = status
  return (
    <>
      {failure ? (
        <p className={f.fieldError} role="alert">
          {failure}
        </p>
      ) : null}
      {applications.length === 0 ? (
        <EmptyState title="该手机号没有入驻申请" text="请核对手机号，或现在提交申请。">
          <ButtonLink variant="primary" href={routes.merchantJoin({ view: 'form' })}>
            提交申请
          </ButtonLink>
        </EmptyState>
      ) : null}
      <ul className={s.cards}>
        {applications.map((one) => (
          <li key={one.applicationNo}>
            <ApplicationCard
              application={one}
              ticket={ticket ?? ''}
              isPending={status.isPending}
              onWithdraw={() => void status.withdraw(one.applicationNo)}
            />
          </li>
        ))}
      </ul>
      <p className={s.actions}>
        <Button onClick={retry}>刷新</Button>
        <Button variant="text" onClick={leave}>
          查询其他手机号
        </Button>
      </p>
    </>
  )
}

function Match({ status }: StatusProps) {
  const skeleton = (
    <div role="status" aria-label="正在加载">
      <Skeleton height="180px" />
    </div>
  )
  return (
    <Resource data={status.applications} {...status} skeleton={skeleton}>
      {(applications) => <Loaded status={status} applications={applications} />}
    </Resource>
  )
}

type StatusViewProps = {
  /** Number of the application just submitted, '' for none. */
  handedIn: string
}

/** Status of a phone's applications. */
export function StatusView({ handedIn }: StatusViewProps) {
  const status = useMerchantStatus()
  return (
    <div className={s.panel}>
      {handedIn ? (
        <p className={s.notice} role="status">
          申请已提交，编号 <strong>{handedIn}</strong>。审核需要 1–3
          个工作日，有进展时会发短信通知您。
        </p>
      ) : null}
      {status.ticket ? <Match status={status} /> : <Proof status={status} />}
    </div>
  )
}

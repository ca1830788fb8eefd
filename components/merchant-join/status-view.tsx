import { type FormEvent, useState } from 'react'
import { EmptyState } from '@/components/shared/empty-state'
import { ErrorState } from '@/components/shared/error-state'
import f from '@/components/shared/form.module.css'
import { Skeleton } from '@/components/shared/skeleton'
import { SmsCodeField } from '@/components/shared/sms-code-field'
import { TextField } from '@/components/shared/text-field'
import { Button, ButtonLink } from '@/components/ui/button'
import { SMS_CODE } from '@/contract/one-time'
import { isMobile } from '@/contract/phone'
import { routes } from '@/contract/routes'
import { useMerchantStatus } from '@/hooks/use-merchant-status'
import { ApplicationCard } from './application-card'
import s from './join.module.css'

type StatusProps = { status: ReturnType<typeof useMerchantStatus> }

function Proof({ status: { find, isFinding, refusal } }: StatusProps) {
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const [isTried, setTried] = useState(false)
  const phoneFault = isTried && !isMobile(phone) ? '请填写 11 位手机号' : ''
  const codeFault = isTried && !SMS_CODE.test(code.trim()) ? '请填写 6 位数字验证码' : ''
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
        fault={phoneFault}
        onChange={setPhone}
      />
      <SmsCodeField
        scene="merchantStatus"
        phone={phone}
        code={code}
        fault={codeFault}
        onChange={setCode}
        onBadPhone={() => setTried(true)}
      />
      {refusal ? (
        <p className={f.fault} role="alert">
          {refusal}
        </p>
      ) : null}
      <div className={s.actions}>
        <Button type="submit" look="primary" size="l" isPending={isFinding}>
          查询
        </Button>
      </div>
    </form>
  )
}

function Found({ status }: StatusProps) {
  const { applications, ticket, error, retry, leave, failure } = status
  if (error && !applications) return <ErrorState message={error.message} onRetry={retry} />
  if (!applications) {
    return (
      <div role="status" aria-label="正在加载">
        <Skeleton height="180px" />
      </div>
    )
  }
  return (
    <>
      {failure ? (
        <p className={f.fault} role="alert">
          {failure}
        </p>
      ) : null}
      {applications.length === 0 ? (
        <EmptyState title="该手机号没有入驻申请" text="请核对手机号，或现在提交申请。">
          <ButtonLink look="primary" href={routes.merchantJoin({ view: 'form' })}>
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
        <Button look="text" onClick={leave}>
          查询其他手机号
        </Button>
      </p>
    </>
  )
}

type StatusViewProps = {
  /** The number of an application that was just handed in, '' for none. */
  handedIn: string
}

/** What became of the applications of a phone. */
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
      {status.ticket ? <Found status={status} /> : <Proof status={status} />}
    </div>
  )
}

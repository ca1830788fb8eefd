import { Alert, Button, Form } from 'antd'
import { PhoneCodeItems } from '@/components/account/shared/phone-code-items'
import { ApiForm } from '@/components/ui/api-form'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { RefusalAlert } from '@/components/ui/refusal-alert'
import { Resource } from '@/components/ui/resource'
import { Skeleton } from '@/components/ui/skeleton'
import type { Output } from '@/contract/endpoint'
import type { getApplication } from '@/contract/merchant/merchant-calls'
import { joinAddress } from '@/contract/merchant/merchant-join-address'
import { JOIN_STATUS } from '@/contract/merchant/merchant-status-rules'
import { routes } from '@/contract/routes'
import { useMerchantStatus } from '@/hooks/merchant/use-merchant-status'
import { ApplicationCard } from './application-card'
import s from './join.module.css'

type StatusProps = { status: ReturnType<typeof useMerchantStatus> }

type ProofValues = { phone: string; code: string }

function Proof({ status: { find, isFinding, refusal } }: StatusProps) {
  const [form] = Form.useForm<ProofValues>()
  return (
    <div className={s.proof}>
      <ApiForm<ProofValues>
        aria-label="查询进度"
        form={form}
        refusal={refusal}
        isPending={isFinding}
        onSend={({ phone, code }) => void find(phone, code.trim())}
      >
        <p>用申请时填写的手机号查询，可以查看审核意见、补正资料和撤回申请。</p>
        <PhoneCodeItems label="手机号" scene="merchantStatus" />
        <Button htmlType="submit" type="primary" size="large" loading={isFinding}>
          查询
        </Button>
      </ApiForm>
    </div>
  )
}

type LoadedProps = StatusProps & { applications: Output<typeof getApplication>['list'] }

function Loaded({ status, applications }: LoadedProps) {
  const { ticket, retry, leave, failure } = status
  return (
    <>
      <RefusalAlert message={failure} />
      {applications.length === 0 ? (
        <EmptyState title="该手机号没有入驻申请" text="请核对手机号，或现在提交申请。">
          <ButtonLink
            variant="primary"
            href={routes.merchantJoin(joinAddress.write({ view: 'form' }))}
          >
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
        <Button type="text" onClick={leave}>
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
  const own = status.applications?.find(({ applicationNo }) => applicationNo === handedIn)
  // The address says so for ever; what was decided since stands on the application.
  const isWaiting = (own?.status ?? JOIN_STATUS.pending) === JOIN_STATUS.pending
  return (
    <div className={s.panel}>
      {handedIn && isWaiting ? (
        <Alert
          type="success"
          showIcon
          role="status"
          title={`申请已提交，编号 ${handedIn}`}
          description="审核需要 1–3 个工作日，有进展时会发短信通知您。"
        />
      ) : null}
      {status.ticket ? <Match status={status} /> : <Proof status={status} />}
    </div>
  )
}

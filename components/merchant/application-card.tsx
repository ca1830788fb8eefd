import { Button, Popconfirm, Timeline } from 'antd'
import Router from 'next/router'
import { StatusTag } from '@/components/ui/status-tag'
import { TimestampText } from '@/components/ui/timestamp-text'
import type { Application } from '@/contract/merchant/merchant-calls'
import { draftFrom, EMPTY_DRAFT } from '@/contract/merchant/merchant-draft-calls'
import { joinAddress } from '@/contract/merchant/merchant-join-address'
import { joinBadge } from '@/contract/merchant/merchant-status-rules'
import { routes } from '@/contract/routes'
import { useMerchantDraft } from '@/hooks/merchant/use-merchant-draft'
import s from './join.module.css'

type ApplicationCardProps = {
  application: Application
  ticket: string
  isPending: boolean
  onWithdraw: () => void
}

function History({ application: { history } }: Pick<ApplicationCardProps, 'application'>) {
  return (
    <div className={s.history}>
      <Timeline
        items={history.map(({ status, note, at }) => ({
          key: at,
          content: (
            <>
              <TimestampText value={at} /> {joinBadge(status).title}
              {note ? `：${note}` : ''}
            </>
          ),
        }))}
      />
    </div>
  )
}

/** One application: status, the reviewer's remarks, and its actions. */
export function ApplicationCard(props: ApplicationCardProps) {
  const { application, ticket, isPending, onWithdraw } = props
  const { applicationNo, status, companyName, shopName, note, form, files } = application
  const { draft, change } = useMerchantDraft()
  const isBegun = draft.correcting?.applicationNo === applicationNo
  /** This browser keeps one draft. */
  const isInTheWay = draft !== EMPTY_DRAFT && !isBegun

  /** Continues a correction in progress; only the phone proof is new. */
  function correct() {
    if (!form) return
    const correcting = { applicationNo, ticket }
    change((now) => (isBegun ? { ...now, correcting } : draftFrom({ form, files, correcting })))
    void Router.push(routes.merchantJoin(joinAddress.write({ view: 'form' })))
  }
  return (
    <article className={s.card} aria-label={`申请 ${applicationNo}`}>
      <h2 className={s.cardTitle}>
        {companyName} · {shopName}
        <StatusTag badge={joinBadge(status)} />
      </h2>
      <p className={s.hint}>申请编号 {applicationNo}</p>
      {note ? <p className={s.notice}>审核意见：{note}</p> : null}
      <History application={application} />
      <div className={s.actions}>
        {application.canCorrect && form ? (
          <Popconfirm
            title="替换没有提交的申请？"
            description="本浏览器里还有一份填写中的申请，补正会替换它。"
            okText="替换"
            cancelText="保留"
            disabled={!isInTheWay}
            onConfirm={correct}
          >
            <Button type="primary" {...(!isInTheWay && { onClick: correct })}>
              补正资料
            </Button>
          </Popconfirm>
        ) : null}
        {application.canWithdraw ? (
          <Popconfirm
            title="撤回申请？"
            description="撤回后不能恢复，可以重新提交新的申请。"
            okText="撤回"
            cancelText="不撤回"
            onConfirm={onWithdraw}
          >
            <Button loading={isPending}>撤回申请</Button>
          </Popconfirm>
        ) : null}
      </div>
    </article>
  )
}

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

type FillFormProps = {
  title: string
  /** Another application is being filled in. */
  isInTheWay: boolean
  onFill: () => void
}

/** Fills the form with a submitted application; asks before it replaces another. */
function FillForm({ title, isInTheWay, onFill }: FillFormProps) {
  return (
    <Popconfirm
      title="替换没有提交的申请？"
      description={`本浏览器里还有一份填写中的申请，${title}会替换它。`}
      okText="替换"
      cancelText="保留"
      disabled={!isInTheWay}
      onConfirm={onFill}
    >
      <Button type="primary" {...(!isInTheWay && { onClick: onFill })}>
        {title}
      </Button>
    </Popconfirm>
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

  const openForm = () => void Router.push(routes.merchantJoin(joinAddress.write({ view: 'form' })))

  /** Continues a correction in progress; only the phone proof is new. */
  function correct() {
    if (!form) return
    const correcting = { applicationNo, ticket }
    change((now) => (isBegun ? { ...now, correcting } : draftFrom({ form, files, correcting })))
    openForm()
  }

  /** Another application of the same content: files belong to the one they were uploaded for. */
  function applyAgain() {
    if (!form) return
    change(() => draftFrom({ form, files: [], correcting: null }))
    openForm()
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
        {form ? (
          <FillForm
            title={application.canCorrect ? '补正资料' : '重新申请'}
            isInTheWay={application.canCorrect ? isInTheWay : draft !== EMPTY_DRAFT}
            onFill={application.canCorrect ? correct : applyAgain}
          />
        ) : null}
        {form && !application.canCorrect ? (
          <span className={s.hint}>内容会填入新的申请，文件需重新上传。</span>
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

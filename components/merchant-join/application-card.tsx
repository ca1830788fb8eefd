import Router from 'next/router'
import { useState } from 'react'
import { MomentText } from '@/components/shared/moment-text'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { Application } from '@/contract/merchant'
import { draftFrom } from '@/contract/merchant-draft'
import { joinLook } from '@/contract/merchant-state'
import { routes } from '@/contract/routes'
import { useMerchantDraft } from '@/hooks/use-merchant-draft'
import s from './join.module.css'

type ApplicationCardProps = {
  application: Application
  ticket: string
  isPending: boolean
  onWithdraw: () => void
}

function History({ application: { history } }: Pick<ApplicationCardProps, 'application'>) {
  return (
    <ol className={s.history}>
      {history.map(({ status, note, at }) => (
        <li key={at}>
          <MomentText value={at} /> {joinLook(status).title}
          {note ? `：${note}` : ''}
        </li>
      ))}
    </ol>
  )
}

/** One application: how far it is, what the reviewer says, and what can be done. */
export function ApplicationCard(props: ApplicationCardProps) {
  const { application, ticket, isPending, onWithdraw } = props
  const { applicationNo, status, companyName, shopName, note, form, files } = application
  const { draft, change } = useMerchantDraft()
  const [isLeaving, setLeaving] = useState(false)
  const look = joinLook(status)

  /** What was begun on this application goes on; only the proof is new. */
  function correct() {
    if (!form) return
    const correcting = { applicationNo, ticket }
    const isBegun = draft.correcting?.applicationNo === applicationNo
    change((now) => (isBegun ? { ...now, correcting } : draftFrom({ form, files, correcting })))
    void Router.push(routes.merchantJoin({ view: 'form' }))
  }
  return (
    <article className={s.card} aria-label={`申请 ${applicationNo}`}>
      <h2 className={s.cardTitle}>
        {companyName} · {shopName}
        <span className={s[look.colour]}>{look.title}</span>
      </h2>
      <p className={s.hint}>申请编号 {applicationNo}</p>
      {note ? <p className={s.notice}>审核意见：{note}</p> : null}
      <History application={application} />
      <div className={s.actions}>
        {application.canCorrect && form ? (
          <Button look="primary" onClick={correct}>
            补正资料
          </Button>
        ) : null}
        {application.canWithdraw ? (
          <Button isPending={isPending} onClick={() => setLeaving(true)}>
            撤回申请
          </Button>
        ) : null}
      </div>
      {isLeaving ? (
        <Dialog
          title="撤回申请？"
          onDismiss={() => setLeaving(false)}
          actions={
            <>
              <Button
                look="primary"
                onClick={() => {
                  setLeaving(false)
                  onWithdraw()
                }}
              >
                撤回
              </Button>
              <Button onClick={() => setLeaving(false)}>不撤回</Button>
            </>
          }
        >
          撤回后不能恢复，可以重新提交新的申请。
        </Dialog>
      ) : null}
    </article>
  )
}

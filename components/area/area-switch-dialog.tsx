import { Alert, Button } from 'antd'
import { AntdScreen } from '@/components/ui/antd-screen'
import { Dialog } from '@/components/ui/dialog'
import type { AreaChangeKind, AreaPreview } from '@/contract/area/area-switch-calls'
import { AreaChangeRow } from './area-change-row'
import s from './area-switch-dialog.module.css'

export type AreaSwitchDialogProps = {
  /** Name of the target area: 江苏省. */
  areaTitle: string
  /** Cart changes of the switch; undefined while loading or after a failure. */
  preview: AreaPreview | undefined
  /** Error message of a failed load. */
  error: { message: string } | undefined
  /** A request is in flight (first or retry). */
  isPending: boolean
  onConfirm: () => void
  /** 不切换, or Esc. */
  onCancel: () => void
  onRetry: () => void
}

const GROUPS: { kind: AreaChangeKind; title: string; hint: string }[] = [
  { kind: 'unsellable', title: '不可售', hint: '会保留在购物车里，不能结算' },
  { kind: 'dearer', title: '涨价', hint: '按现有数量的含税单价' },
  { kind: 'later', title: '送达变晚', hint: '今天下单时的预计送达日' },
]

type ChangesProps = { preview: AreaPreview }

function Changes({ preview }: ChangesProps) {
  if (preview.changes.length === 0) return <p>购物车中的商品不受影响。</p>
  return GROUPS.map(({ kind, title, hint }) => {
    const changes = preview.changes.filter(({ becomes }) => becomes === kind)
    if (changes.length === 0) return null
    return (
      <div key={kind} className={s.group}>
        <h3 className={kind === 'unsellable' ? `${s.kind} ${s.grave}` : s.kind}>
          {title}（{changes.length}）<span className={s.hint}>{hint}</span>
        </h3>
        <ul>
          {changes.map((change) => (
            <AreaChangeRow key={change.id} change={change} />
          ))}
        </ul>
      </div>
    )
  })
}

type FailedProps = { message: string; isPending: boolean; onRetry: () => void }

function Failed({ message, isPending, onRetry }: FailedProps) {
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title="暂时无法确认购物车会受到的影响"
      description={message}
      action={
        <Button size="small" loading={isPending} onClick={onRetry}>
          重试
        </Button>
      }
    />
  )
}

function titleOf(areaTitle: string, preview: AreaPreview | undefined): string {
  const lines = new Set(preview?.changes.map(({ id }) => id))
  if (lines.size === 0) return `切换到${areaTitle}？`
  return `切换到${areaTitle}后，购物车中 ${lines.size} 件商品会有变化`
}

/** Confirms an area switch: lists its effect on the cart; the buyer may cancel. */
export function AreaSwitchDialog(props: AreaSwitchDialogProps) {
  const { areaTitle, preview, error, isPending, onConfirm, onCancel, onRetry } = props
  return (
    <AntdScreen group="dialogs" skeleton={null}>
      <Dialog
        title={titleOf(areaTitle, preview)}
        onDismiss={onCancel}
        actions={
          <>
            <Button onClick={onCancel}>不切换</Button>
            <Button type="primary" onClick={onConfirm}>
              仍要切换
            </Button>
          </>
        }
      >
        {error && !preview ? (
          <Failed message={error.message} isPending={isPending} onRetry={onRetry} />
        ) : null}
        {preview ? <Changes preview={preview} /> : null}
        {!preview && !error ? <p role="status">正在确认购物车会受到的影响…</p> : null}
      </Dialog>
    </AntdScreen>
  )
}

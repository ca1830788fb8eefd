import { Alert, Button, Upload } from 'antd'
import { useState } from 'react'
import { RefusalAlert } from '@/components/ui/refusal-alert'
import type { CodeImport } from '@/contract/quick-order/buyer-code-calls'
import { useCodeChanges } from '@/hooks/quick-order/use-buyer-codes'
import { useSheetUpload } from '../use-sheet-upload'
import s from './codes-section.module.css'

const SHOWN = 10

type OutcomeProps = { done: CodeImport; onClose: () => void }

function Outcome({ done: { count, refused }, onClose }: OutcomeProps) {
  const lines = refused
    .slice(0, SHOWN)
    .map(({ code, itemNo, reason }) => `${code || '（空）'} → ${itemNo || '（空）'}：${reason}`)
  return (
    <Alert
      className={s.below ?? ''}
      type={refused.length > 0 ? 'warning' : 'success'}
      role="status"
      showIcon
      closable={{ onClose }}
      title={`已导入 ${count} 个物料编码${refused.length > 0 ? `，${refused.length} 行未导入` : ''}`}
      description={
        lines.length > 0 ? (
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
            {refused.length > SHOWN ? <li>其余 {refused.length - SHOWN} 行略</li> : null}
          </ul>
        ) : null
      }
    />
  )
}

/** Takes codes and item numbers from a sheet, whose columns the quick order knows to find. */
export function CodeImportButton() {
  const sheet = useSheetUpload()
  const changes = useCodeChanges()
  const [done, setDone] = useState<CodeImport | null>(null)
  const isPending = sheet.isPending || changes.isPending
  const failure = sheet.failure || changes.failure

  async function send(file: File) {
    setDone(null)
    const read = await sheet.read(file)
    if (!read) return
    const lines = read.lines.map(({ buyerCode, itemNo }) => ({ code: buyerCode, itemNo }))
    if (!lines.some(({ code, itemNo }) => code && itemNo)) {
      changes.refuse('表格里没有找到“物料编码”和“商品编号”两列')
      return
    }
    setDone((await changes.takeIn(lines))?.answer ?? null)
  }

  return (
    <>
      <Upload
        accept=".xlsx,.csv"
        showUploadList={false}
        disabled={isPending}
        aria-label="导入物料编码"
        beforeUpload={(file) => {
          void send(file)
          return Upload.LIST_IGNORE
        }}
      >
        <Button loading={isPending}>导入表格</Button>
      </Upload>
      <RefusalAlert message={failure} className={s.below} />
      {done ? <Outcome done={done} onClose={() => setDone(null)} /> : null}
    </>
  )
}

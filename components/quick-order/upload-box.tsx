import { Button, Upload } from 'antd'
import { useId } from 'react'
import { RefusalAlert } from '@/components/ui/refusal-alert'
import { ORDER_LINES_MAX } from '@/contract/quick-order/quick-order-calls'
import s from './order-entry.module.css'
import type { OrderScreen } from './use-order-screen'
import { useSheetUpload } from './use-sheet-upload'

type UploadBoxProps = { screen: OrderScreen }

/** Reads a sheet of goods. */
export function UploadBox({ screen }: UploadBoxProps) {
  const { read, isPending, failure } = useSheetUpload()
  const id = useId()
  return (
    <div className={s.box}>
      <label htmlFor={id} className={s.label}>
        上传表格
      </label>
      <p className={s.hint}>
        .xlsx 或 .csv，最多 {ORDER_LINES_MAX} 行、5 MB；列的顺序不限，认错的列可以调整。
        <a className={s.sample} href="/quick-order-sample.csv" download="快速下单示例.csv">
          下载示例
        </a>
      </p>
      <Upload
        id={id}
        accept=".xlsx,.csv,.txt"
        showUploadList={false}
        disabled={isPending}
        beforeUpload={(file) => {
          void screen.columns.add((mapping) => read(file, mapping))
          return Upload.LIST_IGNORE
        }}
      >
        <Button loading={isPending}>{isPending ? '正在读取文件…' : '选择表格文件'}</Button>
      </Upload>
      <RefusalAlert message={failure} />
    </div>
  )
}

import { type FormEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import surface from '@/components/ui/surface.module.css'
import { readPasted, typedLine } from '@/contract/quick-order/pasted-list-rules'
import { readQuantity } from '@/contract/quick-order/quantity-rules'
import { ORDER_LINES_MAX } from '@/contract/quick-order/quick-order-calls'
import s from './order-entry.module.css'
import type { OrderScreen } from './use-order-screen'
import { useSheetUpload } from './use-sheet-upload'

type EntryProps = { screen: OrderScreen }

const TEXT_MAX = 100
const PLACEHOLDER = 'CJ1234567 20\nM8*30 8.8 外六角 镀锌 2盒\n深沟球轴承 6204-2RS，10个'

function PasteBox({ screen }: EntryProps) {
  const [text, setText] = useState('')
  const id = useId()

  async function add() {
    const isRead = await screen.columns.add(async (mapping) => readPasted(text, mapping))
    if (isRead) setText('')
  }

  return (
    <div className={s.box}>
      <label htmlFor={id} className={s.label}>
        粘贴清单
      </label>
      <p className={s.hint}>
        从 Excel 复制的行，或一行一种商品的文字，末尾写数量；按盒、箱或重量写的换算成件数。
      </p>
      <textarea
        id={id}
        className={s.area}
        rows={6}
        placeholder={PLACEHOLDER}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button variant="primary" disabled={text.trim() === ''} onClick={() => void add()}>
        识别清单
      </Button>
    </div>
  )
}

function LineForm({ screen }: EntryProps) {
  const [text, setText] = useState('')
  const [qty, setQty] = useState('')
  const { problem } = readQuantity(qty)
  const isWrong = problem !== ''

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const line = isWrong ? null : typedLine(text.trim(), qty)
    if (!line || !screen.addLine(line)) return
    setText('')
    setQty('')
    event.currentTarget.querySelector('input')?.focus()
  }

  return (
    <form className={s.box} onSubmit={submit}>
      <p className={s.label}>逐行输入</p>
      <div className={s.line}>
        <input
          className={s.input}
          aria-label="商品编号、型号或描述"
          placeholder="商品编号、型号或描述"
          maxLength={TEXT_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <input
          className={s.qty}
          aria-label="数量"
          placeholder="数量"
          maxLength={12}
          aria-invalid={isWrong}
          value={qty}
          onChange={(event) => setQty(event.target.value)}
        />
        <Button type="submit" disabled={text.trim() === '' || isWrong}>
          添加
        </Button>
      </div>
      {isWrong ? <p className={surface.fieldError}>{problem}</p> : null}
    </form>
  )
}

function UploadBox({ screen }: EntryProps) {
  const { read, isPending, failure } = useSheetUpload()

  async function upload(input: HTMLInputElement) {
    const file = input.files?.[0]
    if (!file) return
    await screen.columns.add((mapping) => read(file, mapping))
    // Reset, so that the same file can be chosen again.
    input.value = ''
  }

  return (
    <div className={s.box}>
      <p className={s.label}>上传表格</p>
      <p className={s.hint}>
        .xlsx 或 .csv，最多 {ORDER_LINES_MAX} 行、5 MB；列的顺序不限，认错的列可以调整。
        <a className={s.sample} href="/quick-order-sample.csv" download="快速下单示例.csv">
          下载示例
        </a>
      </p>
      <label className={s.pick} aria-busy={isPending}>
        选择表格文件
        <input
          className={s.file}
          type="file"
          accept=".xlsx,.csv,.txt"
          disabled={isPending}
          onChange={(event) => void upload(event.currentTarget)}
        />
      </label>
      <p role="status" className={s.hint}>
        {isPending ? '正在读取文件…' : null}
      </p>
      {failure ? (
        <p role="alert" className={surface.fieldError}>
          {failure}
        </p>
      ) : null}
    </div>
  )
}

/** Input methods: paste, type, upload. */
export function OrderEntry({ screen }: EntryProps) {
  return (
    <section className={s.root} aria-label="添加商品">
      <PasteBox screen={screen} />
      <div className={s.side}>
        <LineForm screen={screen} />
        <UploadBox screen={screen} />
      </div>
    </section>
  )
}

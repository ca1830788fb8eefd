import { Button, Input, type InputRef } from 'antd'
import dynamic from 'next/dynamic'
import { type FormEvent, useId, useRef, useState } from 'react'
import { late } from '@/components/ui/late'
import { Skeleton } from '@/components/ui/skeleton'
import surface from '@/components/ui/surface.module.css'
import { readPasted, typedLine } from '@/contract/quick-order/pasted-list-rules'
import { readQuantity } from '@/contract/quick-order/quantity-rules'
import { useHandedList } from '@/hooks/quick-order/use-handed-list'
import s from './order-entry.module.css'
import { LIST_EXAMPLE } from './shared/list-example'
import type { OrderScreen } from './use-order-screen'

// A quarter of the page's script, and the last of three ways.
const UploadBox = dynamic(async () => (await import('./upload-box')).UploadBox, {
  ssr: false,
  loading: late(() => <Skeleton height="112px" />),
})

type EntryProps = { screen: OrderScreen }

const TEXT_MAX = 100

function PasteBox({ screen }: EntryProps) {
  const [text, setText] = useState('')
  const id = useId()

  async function add(list: string) {
    const isRead = await screen.columns.add(async (mapping) => readPasted(list, mapping))
    setText(isRead ? '' : list)
  }
  useHandedList(screen.rows !== undefined, (list) => void add(list))

  return (
    <div className={s.box}>
      <label htmlFor={id} className={s.label}>
        粘贴物料表
      </label>
      <p className={s.hint}>
        从 Excel 复制的行，或一行一种商品的文字，末尾写数量；按盒、箱或重量写的换算成件数。
      </p>
      <Input.TextArea
        id={id}
        rows={6}
        placeholder={LIST_EXAMPLE}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="primary" disabled={text.trim() === ''} onClick={() => void add(text)}>
        识别物料表
      </Button>
    </div>
  )
}

function LineForm({ screen }: EntryProps) {
  const [text, setText] = useState('')
  const [qty, setQty] = useState('')
  const first = useRef<InputRef>(null)
  const { problem } = readQuantity(qty)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const line = problem ? null : typedLine(text.trim(), qty)
    if (!line || !screen.addLine(line)) return
    setText('')
    setQty('')
    first.current?.focus()
  }

  return (
    <div className={s.box}>
      <p className={s.label}>逐行输入</p>
      {/* A line of two fields: antd's Form would be a quarter of this page's script. */}
      <form className={s.line} onSubmit={handleSubmit}>
        <Input
          ref={first}
          aria-label="商品编号、型号或描述"
          placeholder="商品编号、型号或描述"
          maxLength={TEXT_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Input
          aria-label="数量"
          placeholder="数量"
          maxLength={12}
          status={problem ? 'error' : ''}
          aria-invalid={problem !== ''}
          value={qty}
          onChange={(event) => setQty(event.target.value)}
        />
        <Button htmlType="submit" disabled={text.trim() === '' || problem !== ''}>
          添加
        </Button>
      </form>
      {problem ? <p className={surface.fieldError}>{problem}</p> : null}
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

import { Button, Form, Input } from 'antd'
import { useId, useState } from 'react'
import { RefusalAlert } from '@/components/ui/refusal-alert'
import { PASTED_MAX, type ParsedAddress } from '@/contract/account/delivery-address-calls'
import { useAddressReader } from '@/hooks/account/use-addresses'
import s from './address.module.css'
import { readText } from './address-draft'

type AddressPasteProps = { onRead: (parsed: ParsedAddress) => void }

/** Parses a pasted address into the fields of the form. */
export function AddressPaste({ onRead }: AddressPasteProps) {
  const { read, isPending, failure } = useAddressReader()
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  const id = useId()

  async function handleRead() {
    const parsed = await read(text)
    if (!parsed) return
    onRead(parsed)
    setSaid(readText(parsed))
  }

  return (
    <div className={s.paste}>
      <Form.Item label="粘贴整段地址，自动填写" htmlFor={id}>
        <Input.TextArea
          id={id}
          rows={2}
          maxLength={PASTED_MAX}
          placeholder="例：张三 13800138000 浙江省杭州市余杭区示例路1号"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Form.Item>
      <div className={s.read}>
        <Button
          size="small"
          loading={isPending}
          disabled={text.trim() === ''}
          onClick={() => void handleRead()}
        >
          识别
        </Button>
        <span role="status">{failure ? '' : said}</span>
      </div>
      <RefusalAlert message={failure} />
    </div>
  )
}

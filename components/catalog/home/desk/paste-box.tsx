import { useState } from 'react'
import { LIST_EXAMPLE } from '@/components/quick-order/shared/list-example'
import { Button } from '@/components/ui/button'
import { routes } from '@/contract/routes'
import { handOver } from '@/hooks/quick-order/use-handed-list'
import { DeskPanel } from './desk-panel'
import s from './paste-box.module.css'

/** The quick order's paste box: what is pasted is matched there. */
export function PasteBox() {
  const [text, setText] = useState('')
  return (
    <DeskPanel title="整单粘贴" more={{ href: routes.quickOrder(), text: '上传表格' }}>
      <textarea
        className={s.text}
        aria-label="物料表，一行一种商品，末尾写数量"
        placeholder={LIST_EXAMPLE}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button variant="primary" disabled={text.trim() === ''} onClick={() => handOver(text)}>
        识别物料表
      </Button>
    </DeskPanel>
  )
}

import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { MallLink } from '@/components/ui/mall-link'
import { routes } from '@/contract/routes'
import { handOver } from '@/hooks/quick-order/use-handed-list'
import desk from './desk.module.css'
import s from './paste-box.module.css'

const PLACEHOLDER = 'CJ1234567 20\nM8*30 8.8 外六角 镀锌 2盒\n深沟球轴承 6204-2RS，10个'

/** The quick order's paste box: what is pasted is matched there. */
export function PasteBox() {
  const [text, setText] = useState('')
  const id = useId()
  return (
    <section className={desk.panel} aria-labelledby={id}>
      <div className={desk.head}>
        <h2 id={id} className={desk.title}>
          整单粘贴
        </h2>
        <MallLink href={routes.quickOrder()} className={desk.more}>
          上传表格
        </MallLink>
      </div>
      <textarea
        className={s.text}
        aria-label="物料表，一行一种商品，末尾写数量"
        placeholder={PLACEHOLDER}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button variant="primary" disabled={text.trim() === ''} onClick={() => handOver(text)}>
        识别物料表
      </Button>
    </section>
  )
}

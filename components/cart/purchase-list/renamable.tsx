import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { ListNameForm } from './list-name-form'

type RenamableProps = {
  list: { id: string; name: string }
  /** The look of its button. */
  type?: 'default' | 'link'
  onRenamed?: (name: string) => void
  /** Content around the button while the form is closed. */
  children: (button: ReactNode) => ReactNode
}

/** 重命名: a form replaces the list entry; the focus returns to the button. */
export function Renamable({ list, type = 'default', onRenamed, children }: RenamableProps) {
  const [stage, setStage] = useState<'untouched' | 'open' | 'closed'>('untouched')
  if (stage === 'open') {
    return (
      <ListNameForm
        list={list}
        label={`“${list.name}”的新名称`}
        submitText="保存"
        onSaved={(name) => {
          setStage('closed')
          onRenamed?.(name)
        }}
        onCancel={() => setStage('closed')}
      />
    )
  }
  return children(
    <Button
      type={type}
      size="small"
      aria-label={`重命名：${list.name}`}
      autoFocus={stage === 'closed'}
      onClick={() => setStage('open')}
    >
      重命名
    </Button>,
  )
}

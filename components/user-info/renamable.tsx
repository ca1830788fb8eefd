import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ListNameForm } from './list-name-form'

type RenamableProps = {
  list: { id: string; name: string }
  look?: 'plain' | 'text'
  onRenamed?: (name: string) => void
  /** What is shown around the button while nobody renames. */
  children: (button: ReactNode) => ReactNode
}

/** 重命名: a form takes the place of the list; the focus comes back to the button. */
export function Renamable({ list, look = 'plain', onRenamed, children }: RenamableProps) {
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
      look={look}
      size={look === 'plain' ? 's' : 'm'}
      aria-label={`重命名：${list.name}`}
      autoFocus={stage === 'closed'}
      onClick={() => setStage('open')}
    >
      重命名
    </Button>,
  )
}

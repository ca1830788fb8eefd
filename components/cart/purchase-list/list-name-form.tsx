import { Button, Input } from 'antd'
import { type KeyboardEvent, useState } from 'react'
import { isComposing } from '@/components/ui/is-composing'
import { RefusalAlert } from '@/components/ui/refusal-alert'
import { LIST_NAME_MAX } from '@/contract/account/kept-limits-rules'
import { useListChanges } from '@/hooks/cart/use-list-changes'
import s from './lists.module.css'

type ListNameFormProps = {
  /** The list to rename; omitted for a new one. */
  list?: { id: string; name: string }
  label: string
  submitText: string
  onSaved: (name: string) => void
  /** Called on Esc or 取消; omitted where there is nothing to return to. */
  onCancel?: () => void
}

/** Name form of a new or existing list; shows the reason of a refusal below. */
export function ListNameForm({ list, label, submitText, onSaved, onCancel }: ListNameFormProps) {
  const { saveList, isPending, failure } = useListChanges()
  const [name, setName] = useState(list?.name ?? '')

  async function save() {
    if (isPending || name.trim() === '') return
    const isSame = name.trim() === list?.name
    if (!isSame && !(await saveList({ ...(list && { id: list.id }), name }))) return
    onSaved(name.trim())
    setName('')
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && !isComposing(event)) onCancel?.()
  }

  return (
    <form
      className={s.form}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Input
        className={s.field ?? ''}
        // The buyer has just asked for this field.
        autoFocus={list !== undefined}
        aria-label={label}
        placeholder={label}
        maxLength={LIST_NAME_MAX}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={handleKey}
      />
      <Button type="primary" htmlType="submit" loading={isPending} disabled={name.trim() === ''}>
        {submitText}
      </Button>
      {onCancel ? <Button onClick={onCancel}>取消</Button> : null}
      <RefusalAlert message={failure} className={s.failure} />
    </form>
  )
}

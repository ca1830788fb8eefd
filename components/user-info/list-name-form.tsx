import { type KeyboardEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { LIST_NAME_MAX } from '@/contract/constants'
import { useListChanges } from '@/hooks/use-list-changes'
import s from './lists.module.css'

type ListNameFormProps = {
  /** The list to give another name; a new one without. */
  list?: { id: string; name: string }
  label: string
  submitText: string
  onSaved: (name: string) => void
  /** Esc, or 取消: only where there is something to go back to. */
  onCancel?: () => void
}

/** The name of a list, new or old; a refusal says why below. */
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
    if (event.key === 'Escape') onCancel?.()
  }

  return (
    <form
      className={s.form}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <input
        className={s.field}
        // biome-ignore lint/a11y/noAutofocus: the buyer has just asked for this field
        autoFocus={list !== undefined}
        aria-label={label}
        placeholder={label}
        maxLength={LIST_NAME_MAX}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={handleKey}
      />
      <Button type="submit" look="primary" isPending={isPending} disabled={name.trim() === ''}>
        {submitText}
      </Button>
      {onCancel ? <Button onClick={onCancel}>取消</Button> : null}
      {failure ? (
        <p className={s.failure} role="alert">
          {failure}
        </p>
      ) : null}
    </form>
  )
}

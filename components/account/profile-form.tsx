import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import form from '@/components/ui/form.module.css'
import { useTries } from '@/components/ui/use-tries'
import { useProfileChange } from '@/hooks/account/use-profile'
import s from './profile.module.css'

type Faults<Form> = Partial<Record<keyof Form, string>>

/** Profile form: its values, its errors and its submission. */
export function useProfileForm<Form extends Record<string, string>>(
  saved: Form,
  fieldErrorsOf: (form: Form) => Faults<Form>,
) {
  const { save, isPending, failure } = useProfileChange()
  const [changed, setChanged] = useState<Partial<Form>>({})
  const { root, ...tries } = useTries()
  const [said, setSaid] = useState('')
  const values: Form = { ...saved, ...changed }
  const result = fieldErrorsOf(values)

  function set(change: Partial<Form>) {
    setChanged({ ...changed, ...change })
    setSaid('')
  }

  async function submit(said: Parameters<typeof save>[0]) {
    tries.count()
    if (isPending || Object.values(result).some(Boolean)) return
    if (!(await save(said))) return
    setChanged({})
    tries.forget()
    setSaid('已保存')
  }

  const fieldErrors: Faults<Form> = tries.hasTried ? result : {}
  const isChanged = Object.keys(changed).length > 0
  return { root, values, fieldErrors, set, submit, isChanged, isPending, failure, said }
}

type ProfileFormProps = {
  form: Pick<
    ReturnType<typeof useProfileForm>,
    'root' | 'isChanged' | 'isPending' | 'failure' | 'said'
  >
  onSubmit: () => void
  children: ReactNode
}

/** The fields and the save button. */
export function ProfileForm({ form: state, onSubmit, children }: ProfileFormProps) {
  return (
    <form
      ref={state.root}
      className={`${form.form} ${s.form}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      {state.failure ? (
        <p role="alert" className={form.fieldError}>
          {state.failure}
        </p>
      ) : null}
      <p className={s.ways}>
        <Button
          variant="primary"
          type="submit"
          isPending={state.isPending}
          disabled={!state.isChanged && !state.isPending}
        >
          保存
        </Button>
        <span role="status" className={s.said}>
          {state.said}
        </span>
      </p>
    </form>
  )
}

import { type ReactNode, useState } from 'react'
import form from '@/components/shared/form.module.css'
import { Button } from '@/components/ui/button'
import { useTries } from '@/components/ui/use-tries'
import { useProfileChange } from '@/hooks/use-profile'
import s from './profile.module.css'

type Faults<Form> = Partial<Record<keyof Form, string>>

/** A form of what the user says: what stands in it, what is wrong with it, and its way to the server. */
export function useProfileForm<Form extends Record<string, string>>(
  kept: Form,
  faultsOf: (form: Form) => Faults<Form>,
) {
  const { save, isPending, failure } = useProfileChange()
  const [changed, setChanged] = useState<Partial<Form>>({})
  const { root, ...tries } = useTries()
  const [said, setSaid] = useState('')
  const values: Form = { ...kept, ...changed }
  const found = faultsOf(values)

  function set(change: Partial<Form>) {
    setChanged({ ...changed, ...change })
    setSaid('')
  }

  async function submit(said: Parameters<typeof save>[0]) {
    tries.count()
    if (isPending || Object.values(found).some(Boolean)) return
    if (!(await save(said))) return
    setChanged({})
    tries.forget()
    setSaid('已保存')
  }

  const faults: Faults<Form> = tries.hasTried ? found : {}
  const isChanged = Object.keys(changed).length > 0
  return { root, values, faults, set, submit, isChanged, isPending, failure, said }
}

type ProfileFormProps = {
  form: Pick<
    ReturnType<typeof useProfileForm>,
    'root' | 'isChanged' | 'isPending' | 'failure' | 'said'
  >
  onSubmit: () => void
  children: ReactNode
}

/** The fields, and the button that keeps them. */
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
        <p role="alert" className={form.fault}>
          {state.failure}
        </p>
      ) : null}
      <p className={s.ways}>
        <Button
          look="primary"
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

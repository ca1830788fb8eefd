import { type FormEvent, useState } from 'react'
import { useFirstFault } from '@/components/ui/use-first-fault'
import type { Refusal } from '@/hooks/use-account-call'

type Form = Record<string, string | boolean>
type Faults<F extends Form> = Partial<Record<keyof F, string>>

type Options<F extends Form> = {
  blank: F
  /** What is missing or wrong, by field. */
  faultsOf: (form: F) => Faults<F>
  /** Why the last try was refused; said beside its field until that is changed. */
  refusal: Refusal | null
  isPending: boolean
  send: (form: F) => Promise<unknown>
}

/** A form about the account: faults are said once it was tried, and the first of them is focused. */
export function useAccountForm<F extends Form>(options: Options<F>) {
  const { blank, faultsOf, refusal, isPending, send } = options
  const [form, setForm] = useState(blank)
  /** Fields whose faults are said; all of them once the form was tried. */
  const [told, setTold] = useState<readonly (keyof F)[]>([])
  const [turn, setTurn] = useState(0)
  const [isEdited, setEdited] = useState(false)
  const root = useFirstFault(turn, refusal)
  const found = faultsOf(form)
  const field = isEdited ? null : (refusal?.field ?? null)

  const faultOf = (name: keyof F): string => {
    const own = told.includes(name) ? found[name] : ''
    return own || (field === name && refusal ? refusal.message : '')
  }

  function tell(names: readonly (keyof F)[]) {
    setTold((before) => [...new Set([...before, ...names])])
    setTurn((before) => before + 1)
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    setEdited(false)
    tell(Object.keys(form))
    if (!Object.values(found).some(Boolean)) void send(form)
  }

  return {
    form,
    faultOf,
    change: (change: Partial<F>) => {
      setForm((before) => ({ ...before, ...change }))
      setEdited(true)
    },
    /** Says the fault of one field before the form is tried. */
    tell: (name: keyof F) => tell([name]),
    /** A refusal that is about no field of this form. */
    notice: refusal && !(refusal.field && refusal.field in form) ? refusal.message : '',
    formProps: { ref: root, noValidate: true, method: 'post', onSubmit: handleSubmit } as const,
  }
}

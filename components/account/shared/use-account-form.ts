import { type FormEvent, useState } from 'react'
import { useFirstFieldError } from '@/components/ui/use-first-field-error'
import type { Refusal } from '@/hooks/account/use-account-call'

type Form = Record<string, string | boolean>
type Faults<F extends Form> = Partial<Record<keyof F, string>>

type Options<F extends Form> = {
  blank: F
  /** Error message per field. */
  fieldErrorsOf: (form: F) => Faults<F>
  /** Why the last submit was refused; shown at its field until that changes. */
  refusal: Refusal | null
  isPending: boolean
  send: (form: F) => Promise<unknown>
}

/** State of an account form: errors show after the first submit, and the first one is focused. */
export function useAccountForm<F extends Form>(options: Options<F>) {
  const { blank, fieldErrorsOf, refusal, isPending, send } = options
  const [form, setForm] = useState(blank)
  /** Fields whose errors are shown; all of them after a submit. */
  const [told, setTold] = useState<readonly (keyof F)[]>([])
  const [turn, setTurn] = useState(0)
  const [isEdited, setEdited] = useState(false)
  const root = useFirstFieldError(turn, refusal)
  const result = fieldErrorsOf(form)
  const field = isEdited ? null : (refusal?.field ?? null)

  const fieldErrorOf = (name: keyof F): string => {
    const own = told.includes(name) ? result[name] : ''
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
    if (!Object.values(result).some(Boolean)) void send(form)
  }

  return {
    form,
    fieldErrorOf,
    change: (change: Partial<F>) => {
      setForm((before) => ({ ...before, ...change }))
      setEdited(true)
    },
    /** Shows the error of one field before the form is submitted. */
    tell: (name: keyof F) => tell([name]),
    /** A refusal that concerns no field of this form. */
    notice: refusal && !(refusal.field && refusal.field in form) ? refusal.message : '',
    formProps: { ref: root, noValidate: true, method: 'post', onSubmit: handleSubmit } as const,
  }
}

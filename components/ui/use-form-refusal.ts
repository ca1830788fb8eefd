import { useMemo } from 'react'
import type { FormRefusal } from './api-form'

/** The refusal of a change that names no field, as a form takes it; '' is none. */
export function useFormRefusal(failure: string): FormRefusal | null {
  return useMemo(() => (failure ? { message: failure } : null), [failure])
}

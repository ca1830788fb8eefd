import { createContext, useContext } from 'react'

export type ToastKind = 'info' | 'success' | 'error'
/** Shows a keyed one-second toast; a second one replaces the first. */
export type Toast = (text: string, kind?: ToastKind) => void

export const ToastContext = createContext<Toast>(() => {})

export function useToast(): Toast {
  return useContext(ToastContext)
}

import dynamic from 'next/dynamic'
import { type ReactNode, useCallback, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { late } from '@/components/ui/late'
import { type Toast, ToastContext } from '@/hooks/call/use-toast'
import { PlainToast } from './plain-toast'
import type { Shown } from './toast-host'

type ToasterProps = { children: ReactNode }

const ToastHost = dynamic(() => import('./toast-host').then((module) => module.ToastHost), {
  ssr: false,
  loading: late(),
})

const logFailure = (error: unknown) => console.info('toast', error)

/** Provides toasts to the tree; antd is loaded with the first one. */
export function Toaster({ children }: ToasterProps) {
  const [shown, setShown] = useState<Shown | null>(null)
  const toast = useCallback<Toast>((text, kind = 'info') => {
    if (text) setShown((last) => ({ text, kind, serial: (last?.serial ?? 0) + 1 }))
  }, [])
  return (
    <ToastContext value={toast}>
      {children}
      {shown && (
        <ErrorBoundary fallback={<PlainToast shown={shown} />} onError={logFailure}>
          <ToastHost shown={shown} />
        </ErrorBoundary>
      )}
    </ToastContext>
  )
}

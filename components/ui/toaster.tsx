import dynamic from 'next/dynamic'
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { late, type PlaceholderProps } from '@/components/ui/late'
import { type Toast, ToastContext } from '@/hooks/call/use-toast'
import { PlainToast } from './plain-toast'
import type { Shown } from './toast-host'

type ToasterProps = { children: ReactNode }

/** The toast of the moment without antd. */
const PlainContext = createContext<ReactNode>(null)

/** Waits for antd as long as it may come. */
function PlainWithoutAntd({ hasFailed }: PlaceholderProps) {
  const plain = useContext(PlainContext)
  return hasFailed ? plain : null
}

const ToastHost = dynamic(() => import('./toast-host').then((module) => module.ToastHost), {
  ssr: false,
  loading: late(PlainWithoutAntd),
})

const logFailure = (error: unknown) => console.info('toast', error)

/** Provides toasts to the tree; antd is loaded with the first one. */
export function Toaster({ children }: ToasterProps) {
  const [shown, setShown] = useState<Shown | null>(null)
  const told = useRef(0)
  const toast = useCallback<Toast>((text, kind = 'info') => {
    if (text) setShown((last) => ({ text, kind, serial: (last?.serial ?? 0) + 1 }))
  }, [])
  const plain = shown && <PlainToast shown={shown} told={told} />
  return (
    <ToastContext value={toast}>
      {children}
      {shown && (
        <PlainContext value={plain}>
          <ErrorBoundary fallback={plain} onError={logFailure}>
            <ToastHost shown={shown} told={told} />
          </ErrorBoundary>
        </PlainContext>
      )}
    </ToastContext>
  )
}

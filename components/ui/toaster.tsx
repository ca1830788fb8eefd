import dynamic from 'next/dynamic'
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
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
        <PlainContext value={<PlainToast shown={shown} onEnd={() => setShown(null)} />}>
          <ToastHost shown={shown} />
        </PlainContext>
      )}
    </ToastContext>
  )
}

import type { ReactNode } from 'react'
import { useRequiredSignIn } from '@/hooks/account/use-required-sign-in'

type PersonalProps = { skeleton: ReactNode; children: ReactNode }

/** Sign-in guard: redirects visitors to the sign-in, showing them the skeleton meanwhile. */
export function Personal({ skeleton, children }: PersonalProps) {
  return (
    <>
      {useRequiredSignIn() ? children : skeleton}
      <noscript>登录后的页面需要启用 JavaScript。</noscript>
    </>
  )
}

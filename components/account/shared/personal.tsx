import type { ReactNode } from 'react'
import { useRequiredSignIn } from '@/hooks/account/use-required-sign-in'

/** What a page of a signed-in user shows a browser without script. */
export const NoScriptNote = () => <noscript>登录后的页面需要启用 JavaScript。</noscript>

type PersonalProps = { skeleton: ReactNode; children: ReactNode }

/** Sign-in guard: redirects visitors to the sign-in, showing them the skeleton meanwhile. */
export function Personal({ skeleton, children }: PersonalProps) {
  return (
    <>
      {useRequiredSignIn() ? children : skeleton}
      <NoScriptNote />
    </>
  )
}

import { register, updatePassword } from '@/contract/account'
import type { Input } from '@/contract/endpoint'
import { useMall } from './mall-context'
import { useAccountCall } from './use-account-call'
import { useEntry } from './use-sign-in'

/** Makes an account and signs it in. */
export function useRegister() {
  const { http } = useMall()
  const { enter, refusal, isPending } = useEntry()
  return {
    register: (form: Input<typeof register>) => enter(() => http.call(register, form)),
    refusal,
    isPending,
  }
}

/** Sets a forgotten password anew. */
export function useResetPassword() {
  const { http } = useMall()
  const { attempt, refusal, isPending } = useAccountCall()
  return {
    reset: async (form: Input<typeof updatePassword>) =>
      (await attempt(() => http.call(updatePassword, form))).refusal === null,
    refusal,
    isPending,
  }
}

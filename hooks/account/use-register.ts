import { register, updatePassword } from '@/contract/account/account-calls'
import type { Input } from '@/contract/endpoint'
import { useMall } from '@/hooks/mall-context'
import { useAccountCall } from './use-account-call'
import { useEntry } from './use-sign-in'

/** Creates an account and signs it in. */
export function useRegister() {
  const { http } = useMall()
  const { enter, refusal, isPending } = useEntry()
  return {
    register: (form: Input<typeof register>) => enter(() => http.call(register, form)),
    refusal,
    isPending,
  }
}

/** Resets a forgotten password. */
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

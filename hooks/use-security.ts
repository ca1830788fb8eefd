import { modifyPassword, modifyPhone, verifyOldPhone } from '@/contract/account'
import {
  endOtherSessions,
  endSession,
  getAccountSecurity,
  getSessionList,
} from '@/contract/account-security'
import type { Input } from '@/contract/endpoint'
import { useMall } from './mall-context'
import { useAccountCall } from './use-account-call'
import { useChange } from './use-change'
import { usePersonal } from './use-personal'

/** How safe the account is, and why. */
export function useAccountSecurity() {
  const { data, error, retry } = usePersonal(getAccountSecurity, {}, { keepPrevious: true })
  return { security: data, error, retry }
}

/** Devices signed in to the account. */
export function useDeviceSessions() {
  const { data, error, retry } = usePersonal(getSessionList, {}, { keepPrevious: true })
  return { sessions: data, error, retry }
}

const SPOILT = [getSessionList, getAccountSecurity]

/** Signs other devices out; each resolves to null when refused, and `failure` says why. */
export function useSessionChanges() {
  const { http } = useMall()
  const { change, isPending, failure } = useChange(SPOILT)
  return {
    isPending,
    failure,
    end: (id: string) => change(() => http.call(endSession, { id })),
    endOthers: () => change(() => http.call(endOtherSessions, {})),
  }
}

/** A new password for whoever knows the old one; the other devices are signed out. */
export function usePasswordChange() {
  const { http } = useMall()
  const { change } = useChange(SPOILT)
  const { attempt, refusal, isPending } = useAccountCall()
  return {
    modify: async (form: Input<typeof modifyPassword>) => {
      const done = await attempt(() => http.call(modifyPassword, form))
      // What is shown of the account is not what it was.
      if (!done.refusal) await change(async () => null)
      return done.refusal === null
    },
    refusal,
    isPending,
  }
}

/** Another phone, in two steps: a ticket for the old one, then a code to the new one. */
export function usePhoneChange() {
  const { http } = useMall()
  const old = useAccountCall()
  const next = useAccountCall()
  return {
    /** Resolves to the ticket, null when it is refused. */
    verify: async (code: string) =>
      (await old.attempt(() => http.call(verifyOldPhone, { code }))).answer?.ticket ?? null,
    verifying: { refusal: old.refusal, isPending: old.isPending },
    modify: async (form: Input<typeof modifyPhone>) =>
      (await next.attempt(() => http.call(modifyPhone, form))).refusal === null,
    modifying: { refusal: next.refusal, isPending: next.isPending },
  }
}

/** Leaves this browser, whose session has ended with all others. */
export function useStartOver(): () => void {
  return useMall().startOver
}

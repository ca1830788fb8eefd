import { modifyPassword, modifyPhone, verifyOldPhone } from '@/contract/account/account-calls'
import {
  endOtherSessions,
  endSession,
  getAccountSecurity,
  getSessionList,
} from '@/contract/account/security-calls'
import type { Input } from '@/contract/endpoint'
import { useChange } from '@/hooks/call/use-change'
import { usePersonal } from '@/hooks/call/use-personal'
import { useMall } from '@/hooks/mall-context'
import { useAccountCall } from './use-account-call'

/** Security level of the account, with its reasons. */
export function useAccountSecurity() {
  const { data, ...requested } = usePersonal(getAccountSecurity, {}, { keepPrevious: true })
  return { security: data, ...requested }
}

/** Devices signed in to the account. */
export function useDeviceSessions() {
  const { data, ...requested } = usePersonal(getSessionList, {}, { keepPrevious: true })
  return { sessions: data, ...requested }
}

const INVALIDATED = [getSessionList, getAccountSecurity]

/** Signs out other devices; each resolves to null when refused, and `failure` says why. */
export function useSessionChanges() {
  const { http } = useMall()
  const { change, isPending, failure } = useChange(INVALIDATED)
  return {
    isPending,
    failure,
    end: (id: string) => change(() => http.call(endSession, { id })),
    endOthers: () => change(() => http.call(endOtherSessions, {})),
  }
}

/** Changes the password, given the old one; signs out the other devices. */
export function usePasswordChange() {
  const { http } = useMall()
  const { change } = useChange(INVALIDATED)
  const { attempt, refusal, isPending } = useAccountCall()
  return {
    modify: async (form: Input<typeof modifyPassword>) => {
      const done = await attempt(() => http.call(modifyPassword, form))
      // Cached account data is out of date now; that the password is changed is told at once.
      if (!done.refusal) void change(async () => null)
      return done.refusal === null
    },
    refusal,
    isPending,
  }
}

/** Changes the phone in two steps: a ticket for the old one, then a code to the new one. */
export function usePhoneChange() {
  const { http } = useMall()
  const old = useAccountCall()
  const next = useAccountCall()
  return {
    /** Resolves to the ticket, null when refused. */
    verify: async (code: string) =>
      (await old.attempt(() => http.call(verifyOldPhone, { code }))).answer?.ticket ?? null,
    verifying: { refusal: old.refusal, isPending: old.isPending },
    modify: async (form: Input<typeof modifyPhone>) =>
      (await next.attempt(() => http.call(modifyPhone, form))).refusal === null,
    modifying: { refusal: next.refusal, isPending: next.isPending },
  }
}

/** Signs this browser out after all sessions of the account were revoked. */
export function useStartOver(): () => void {
  return useMall().startOver
}

import {
  type AddressDraft,
  deleteAddress,
  getAddressList,
  parseAddress,
  saveAddress,
  setDefaultAddress,
} from '@/contract/account/delivery-address-calls'
import { previewOrder } from '@/contract/order/checkout-calls'
import { useChange } from '@/hooks/call/use-change'
import { usePersonal } from '@/hooks/call/use-personal'
import { useMall } from '@/hooks/mall-context'

/** The user's addresses; previous data stays during a refresh. */
export function useAddresses() {
  const { data, ...requested } = usePersonal(getAddressList, {}, { keepPrevious: true })
  return { addresses: data, ...requested }
}

const INVALIDATED = [getAddressList]
/** An address at the checkout may be edited in place. */
const REFRESHED = [previewOrder]

/** Changes of the address book; each resolves to null when refused, and `failure` says why. */
export function useAddressChanges() {
  const { http } = useMall()
  const { change, isPending, failure } = useChange(INVALIDATED, REFRESHED)
  return {
    isPending,
    failure,
    /** Resolves to the id. */
    save: async (draft: AddressDraft, id?: string) =>
      (await change(() => http.call(saveAddress, { ...(id && { id }), ...draft })))?.answer.id ??
      null,
    remove: (id: string) => change(() => http.call(deleteAddress, { id })),
    setDefault: (id: string) => change(() => http.call(setDefaultAddress, { id })),
  }
}

/** Parses an address from pasted text. */
export function useAddressReader() {
  const { http } = useMall()
  const { change, isPending, failure } = useChange()
  const read = async (text: string) =>
    (await change(() => http.call(parseAddress, { text })))?.answer ?? null
  return { read, isPending, failure }
}

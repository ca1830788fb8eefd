import {
  type AddressDraft,
  deleteAddress,
  getAddressList,
  parseAddress,
  saveAddress,
  setDefaultAddress,
} from '@/contract/address'
import { useMall } from './mall-context'
import { useChange } from './use-change'
import { usePersonal } from './use-personal'

/** The user's addresses; they stay while they are asked for anew. */
export function useAddresses() {
  const { data, error, retry } = usePersonal(getAddressList, {}, { keepPrevious: true })
  return { addresses: data, error, retry }
}

const SPOILT = [getAddressList]

/** Changes of the address book; each resolves to null when refused, and `failure` says why. */
export function useAddressChanges() {
  const { http } = useMall()
  const { change, isPending, failure } = useChange(SPOILT)
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

const NOTHING_SPOILT: [] = []

/** Reads an address out of a pasted text. */
export function useAddressReader() {
  const { http } = useMall()
  const { change, isPending, failure } = useChange(NOTHING_SPOILT)
  const read = async (text: string) =>
    (await change(() => http.call(parseAddress, { text })))?.answer ?? null
  return { read, isPending, failure }
}

import { inArray } from 'drizzle-orm'
import {
  type AddressDraft,
  deleteAddress,
  getAddressList,
  parseAddress,
  saveAddress,
  setDefaultAddress,
} from '@/contract/account/delivery-address-calls'
import { ADDRESSES_MAX } from '@/contract/account/kept-limits-rules'
import { regions } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import type { Calls } from '@/server/kernel/http/calls'
import { HttpError } from '@/server/kernel/http/http-error'
import { type AddressRow, createAddresses } from './address-repository'
import { regionTitle } from './match-region'
import { readAddress } from './read-address'
import { createUserCollection } from './user-collection'

type Deps = { db: Db; now: () => number }

const BOOK = {
  max: ADDRESSES_MAX,
  full: `最多保存 ${ADDRESSES_MAX} 个收货地址，请先删除不用的`,
  unknown: '收货地址不存在，可能已在别处删除',
}

/** Adds the region names to an address; refuses unknown regions and ones outside their parent. */
async function withRegion(db: Db, draft: AddressDraft): Promise<AddressRow> {
  const { provinceCode, cityCode, countyCode } = draft
  const codes = [provinceCode, cityCode, countyCode]
  const result = await db.select().from(regions).where(inArray(regions.code, codes))
  const path = codes.map((code) => result.find((region) => region.code === code))
  const isPath = path.every((region, at) => region && region.parent === (codes[at - 1] ?? null))
  if (!isPath) throw new HttpError('UNPROCESSABLE', '所在地区有误，请重新选择')
  const regionText = path.flatMap((region) => regionTitle(region) || []).join(' ')
  return { ...draft, regionText }
}

/** The address book of the signed-in user. */
export function addressRoutes(calls: Calls, { db, now }: Deps) {
  const addresses = createAddresses(db, now)
  const collection = createUserCollection(db, addresses, BOOK)
  calls
    .on(getAddressList, async ({ caller }) =>
      (await addresses.list(caller.userId)).map(({ userId: _, createdAt: __, ...row }) => row),
    )
    .on(saveAddress, async ({ caller, input: { id, ...draft } }) =>
      collection.save(caller.userId, await withRegion(db, draft), id),
    )
    .on(deleteAddress, ({ caller, input }) => collection.remove(caller.userId, input.id))
    .on(setDefaultAddress, ({ caller: { userId }, input: { id } }) =>
      collection.setDefault({ userId, id }, { isDefault: true }),
    )
    .on(parseAddress, async ({ input }) => readAddress(input.text, await db.select().from(regions)))
}

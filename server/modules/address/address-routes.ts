import { inArray } from 'drizzle-orm'
import {
  type AddressDraft,
  deleteAddress,
  getAddressList,
  parseAddress,
  saveAddress,
  setDefaultAddress,
} from '@/contract/address'
import { ADDRESSES_MAX } from '@/contract/constants'
import { regions } from '@/server/db/catalog-schema'
import type { Db } from '@/server/db/client'
import type { Calls } from '@/server/http/calls'
import { Fault } from '@/server/http/fault'
import { createOwnBook } from '@/server/modules/user/own-book'
import { type AddressRow, createAddresses } from './address-repository'
import { regionTitle } from './match-region'
import { readAddress } from './read-address'

type Deps = { db: Db; now: () => number }

const BOOK = {
  max: ADDRESSES_MAX,
  full: `最多保存 ${ADDRESSES_MAX} 个收货地址，请先删除不用的`,
  unknown: '收货地址不存在，请刷新后重试',
}

/** An address with its region in words; a region that is none, or not within the other, is refused. */
async function withRegion(db: Db, draft: AddressDraft): Promise<AddressRow> {
  const { provinceCode, cityCode, countyCode } = draft
  const codes = [provinceCode, cityCode, countyCode]
  const found = await db.select().from(regions).where(inArray(regions.code, codes))
  const path = codes.map((code) => found.find((region) => region.code === code))
  const isPath = path.every((region, at) => region && region.parent === (codes[at - 1] ?? null))
  if (!isPath) throw new Fault('UNPROCESSABLE', '所在地区有误，请重新选择')
  const regionText = path.flatMap((region) => regionTitle(region) || []).join(' ')
  return { ...draft, regionText }
}

/** The address book of the signed-in user. */
export function addressRoutes(calls: Calls, { db, now }: Deps) {
  const addresses = createAddresses(db, now)
  const book = createOwnBook(db, addresses, BOOK)
  calls
    .personal(getAddressList, async ({ caller }) =>
      (await addresses.list(caller.userId)).map(({ userId: _, createdAt: __, ...row }) => row),
    )
    .personal(saveAddress, async ({ caller, input: { id, ...draft } }) =>
      book.save(caller.userId, await withRegion(db, draft), id),
    )
    .personal(deleteAddress, ({ caller, input }) => book.remove(caller.userId, input.id))
    .personal(setDefaultAddress, ({ caller: { userId }, input: { id } }) =>
      book.setDefault({ userId, id }, { isDefault: true }),
    )
    .personal(parseAddress, async ({ input }) =>
      readAddress(input.text, await db.select().from(regions)),
    )
}

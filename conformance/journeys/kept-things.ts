import { randomUUID } from 'node:crypto'
import {
  deleteAddress,
  getAddressList,
  saveAddress,
} from '@/contract/account/delivery-address-calls'
import { deleteFavorite, getFavoriteList, saveFavorite } from '@/contract/account/favorite-calls'
import {
  deletePurchaseList,
  getPurchaseLists,
  savePurchaseList,
} from '@/contract/cart/purchase-list-calls'
import type { Endpoint } from '@/contract/endpoint'
import { areaOf } from '../checks/inputs'
import { at, inside, listIn, type Run } from '../run'
import { ask } from './ask'

/** A thing that a buyer keeps: the calls that save, list and delete it. */
type Kept = {
  save: [call: Endpoint, input: object]
  list: [call: Endpoint, input: object]
  /** Field and value that tell it from the others. */
  mark: [field: string, value: unknown]
  remove: [call: Endpoint, input: (row: unknown) => object]
}

function keptThings(run: Run): Kept[] {
  const name = `conformance ${randomUUID().slice(0, 8)}`
  const page = { page: 1, pageSize: 20, ...areaOf(run) }
  const regions = { provinceCode: '33', cityCode: '3301', countyCode: '330110' }
  const draft = { contact: name, phone: '13800138000', ...regions, street: '文一西路 969 号' }
  const productId = at(run, 'searchProducts', 'list', 0, 'productId')
  const isFavorite = listIn(run.answers.get('getFavoriteState')).includes(productId)
  const favorite: Kept = {
    save: [saveFavorite, { productId: [productId] }],
    list: [getFavoriteList, page],
    mark: ['productId', productId],
    remove: [deleteFavorite, () => ({ productId: [productId] })],
  }
  return [
    {
      save: [savePurchaseList, { name }],
      list: [getPurchaseLists, {}],
      mark: ['name', name],
      remove: [deletePurchaseList, (row) => ({ id: [inside(row, 'id')] })],
    },
    {
      save: [saveAddress, { ...draft, isDefault: false }],
      list: [getAddressList, {}],
      mark: ['contact', name],
      remove: [deleteAddress, (row) => ({ id: inside(row, 'id') })],
    },
    // A favourite of the account stays its favourite.
    ...(productId === undefined || isFavorite ? [] : [favorite]),
  ]
}

/** Saves a thing, finds it in its list, and deletes it. */
async function keepOne(run: Run, { save, list, mark, remove }: Kept): Promise<void> {
  const [field, value] = mark
  const [removing, inputOf] = remove
  const row = async () =>
    listIn(await ask(run, ...list)).find((one) => inside(one, field) === value)
  if ((await ask(run, ...save)) === undefined) return
  const saved = await row()
  if (saved === undefined) {
    const found = [`${list[0].name} has what was saved`, 'it has not'] as const
    return run.ledger.find('failed', save[0].name, found)
  }
  if ((await ask(run, removing, inputOf(saved))) === undefined) return
  if ((await row()) === undefined) return
  const found = [`what was deleted is gone from ${list[0].name}`, 'it is still there'] as const
  run.ledger.find('failed', removing.name, found)
}

/** Purchase lists, addresses and favourites, where the host has them. */
export async function keptThingsJourney(run: Run): Promise<void> {
  for (const thing of keptThings(run)) {
    const calls = [thing.save[0], thing.list[0], thing.remove[0]]
    if (calls.every(({ name }) => run.ledger.isThere(name))) await keepOne(run, thing)
  }
}

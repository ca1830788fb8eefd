import { randomUUID } from 'node:crypto'
import { recordSearch } from '@/contract/catalog/home-calls'
import { deleteProductHistory, getProductHistoryRecord } from '@/contract/search/suggestion-calls'
import { inside, listIn, type Run } from '../run'
import { ask } from './ask'

/** Records a search that nobody else makes, finds it in the history, and deletes it. */
export async function historyJourney(run: Run): Promise<void> {
  const { ledger } = run
  const searchTerms = `conformance ${randomUUID().slice(0, 8)}`
  async function recorded(): Promise<unknown> {
    const records = listIn(await ask(run, getProductHistoryRecord))
    return inside(
      records.find((record) => inside(record, 'searchTerms') === searchTerms),
      'id',
    )
  }
  if ((await ask(run, recordSearch, { searchTerms })) === undefined) return
  const id = await recorded()
  if (id === undefined) {
    const found = ['the history has a search that was recorded', 'it has not'] as const
    return ledger.find('failed', recordSearch.name, found)
  }
  if ((await ask(run, deleteProductHistory, { id: [id] })) === undefined) return
  if ((await recorded()) === undefined) return
  const found = ['a deleted search is gone from the history', 'it is still there'] as const
  ledger.find('failed', deleteProductHistory.name, found)
}

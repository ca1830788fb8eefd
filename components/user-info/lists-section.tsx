import { AllLists } from './all-lists'
import { OneList } from './one-list'

type ListsSectionProps = { listId: string | null }

/** Purchase lists of the signed-in user: all of them, or the one the address names. */
export function ListsSection({ listId }: ListsSectionProps) {
  return listId ? <OneList key={listId} listId={listId} /> : <AllLists />
}

import { AllLists } from '../purchase-list/all-lists'
import { OneList } from '../purchase-list/one-list'

type ListsSectionProps = { listId: string | null }

/** Purchase lists of the signed-in user: all of them, or the one named by the URL. */
export function ListsSection({ listId }: ListsSectionProps) {
  return listId ? <OneList key={listId} listId={listId} /> : <AllLists />
}

import { getBrandList, getCategoryDetail } from '@/contract/deferred-browse-calls'
import { getCategoryList, getHomePage } from '@/contract/deferred-calls'
import type { AreaChoice } from '@/services/area/areas'
import type { PageRequest } from './page-requests'

/** Apart from the pages' own requests: a browser never sends these ahead. */
const STAND_INS: Readonly<Record<string, (areas: AreaChoice) => PageRequest[]>> = {
  [getHomePage.name]: ({ areaCodes }) => [
    { endpoint: getBrandList, input: { areaCode: areaCodes } },
    { endpoint: getCategoryList, input: { level: 2 } },
  ],
  [getCategoryDetail.name]: () => [{ endpoint: getCategoryList, input: { level: 3 } }],
}

/** What a page is made of instead on a host that lacks the call; none for most calls. */
export function standIns({ endpoint }: PageRequest, areas: AreaChoice): PageRequest[] {
  return STAND_INS[endpoint.name]?.(areas) ?? []
}

import type { ProductFilter, Query } from './filter'
import { NO_MEANING } from './meaning/constraints'

/** A query of which nothing is understood yet. */
export function emptyQuery(filter: ProductFilter): Query {
  return {
    filter,
    parts: [],
    unknown: [],
    meaning: NO_MEANING,
    hasUnknownGoods: false,
    skuIds: null,
    isOwnCode: false,
    exactIds: [],
    hasOnRequest: false,
    relaxed: false,
    isNearNumber: false,
    priceText: '',
  }
}

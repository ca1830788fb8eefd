/** Loaded after the page: what naming a day of arrival needs. */
export { chinaDate } from '@/contract/china-clock'
export { arrivalDay } from '@/contract/product/arrival-rules'

import { chinaDate, promisedDay } from '@/contract/china-clock'

/** A moment as the day it is promised for, in China: `11月26日（周四）`. */
export const promisedDate = (timestamp: number): string => promisedDay(chinaDate(timestamp))

/** What the shop promises of an accepted order, in its message, its history and on its page. */
export function promiseText({ shipped, arrived }: { shipped: number; arrived: number }): string {
  return `预计 ${promisedDate(shipped)}前发货，${promisedDate(arrived)}前送达`
}

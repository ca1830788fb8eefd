import { chinaDate, promisedDay } from '@/contract/china-clock'

/** A moment as the day it is promised for, in China: `11月26日（周四）`. */
export const promisedDate = (timestamp: number): string => promisedDay(chinaDate(timestamp))

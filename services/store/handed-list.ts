import * as z from 'zod/mini'
import { STORAGE } from '@/contract/constants'
import { readTab, removeTab, writeTab } from './tab-store'

/** A list pasted elsewhere for the quick order to read; taken once. */
export const handedList = {
  put: (text: string) => writeTab(STORAGE.handedList, text),
  take(): string {
    const text = readTab(STORAGE.handedList, z.string()) ?? ''
    removeTab(STORAGE.handedList)
    return text
  },
}

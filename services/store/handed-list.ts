import * as z from 'zod/mini'
import { SCREEN_STORAGE } from '@/services/store/screen-storage'
import { readTab } from './read-stored'
import { removeTab, writeTab } from './tab-store'

/** A list pasted elsewhere for the quick order to read; taken once. */
export const handedList = {
  put: (text: string) => writeTab(SCREEN_STORAGE.handedList, text),
  take(): string {
    const text = readTab(SCREEN_STORAGE.handedList, z.string()) ?? ''
    removeTab(SCREEN_STORAGE.handedList)
    return text
  },
}

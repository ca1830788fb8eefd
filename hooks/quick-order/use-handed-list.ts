import Router from 'next/router'
import { useEffect, useRef } from 'react'
import { routes } from '@/contract/routes'
import { handedList } from '@/services/store/handed-list'

/** Takes a pasted list to the quick order, which reads it at once. */
export function handOver(text: string): void {
  handedList.put(text)
  void Router.push(routes.quickOrder())
}

/** Reads the list that another page has handed over, once the quick order can take it. */
export function useHandedList(isReady: boolean, onList: (text: string) => void): void {
  const latest = useRef(onList)
  latest.current = onList
  useEffect(() => {
    const text = isReady ? handedList.take() : ''
    if (text) latest.current(text)
  }, [isReady])
}

import type { ComponentType } from 'react'
import { useAnotherTry } from '@/hooks/browser/use-another-try'

type LoadingProps = { error?: Error | null; retry?: () => void }

/** What a placeholder is told: whether the file did not come, so that it may be long. */
export type PlaceholderProps = { hasFailed: boolean }

const Nothing = () => null

/**
 * What stands in for a part of a page until its file has come, as `loading` of `dynamic`; nothing without a
 * placeholder. `dynamic` itself asks once: without this, a control whose file failed to load is dead until the page is
 * loaded anew.
 */
export function late(Placeholder: ComponentType<PlaceholderProps> = Nothing) {
  return function Late({ error, retry }: LoadingProps) {
    useAnotherTry(error, retry)
    return <Placeholder hasFailed={!!error} />
  }
}

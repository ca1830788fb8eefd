import dynamic from 'next/dynamic'
import { late } from '@/components/ui/late'

/**
 * The error state, in the file of what runs beside the pages: it has come before a request can fail for want of a
 * network. Where that file has not, its first words stand; the alert is its own, so that nothing is said twice.
 */
export const LateErrorState = dynamic(
  async () => (await import(/* webpackChunkName: 'beside' */ './error-state')).ErrorState,
  { loading: late(() => <p>内容没有加载成功</p>) },
)

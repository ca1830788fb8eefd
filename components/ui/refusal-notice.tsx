import dynamic from 'next/dynamic'
import { late } from '@/components/ui/late'

/** Loaded with the first refusal: most visits see none. */
export const RefusalNotice = dynamic(async () => (await import('./refusal-alert')).RefusalAlert, {
  ssr: false,
  loading: late(),
})

import { Skeleton } from '@/components/ui/skeleton'
import s from './checkout.module.css'

/** Skeleton of panels, each with the height of its content. */
export function PanelSkeletons({ heights }: { heights: Record<string, string> }) {
  return Object.entries(heights).map(([part, height]) => (
    <div key={part} className={s.panel}>
      <div className={s.head} />
      <div className={s.body}>
        <Skeleton height={height} />
      </div>
    </div>
  ))
}

import { SkeletonList } from '@/components/ui/skeleton'
import s from './side.module.css'

type NoticesProps = { notices: string[] }

/** The mall's notices. */
export function Notices({ notices }: NoticesProps) {
  return (
    <section className={`${s.card} ${s.notices}`} aria-labelledby="notices">
      <h2 id="notices" className={s.head}>
        商城公告
      </h2>
      {notices.length === 0 ? (
        <SkeletonList count={3} height="20px" className={s.user} />
      ) : (
        <ul>
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

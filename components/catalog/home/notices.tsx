import { SkeletonList } from '@/components/ui/skeleton'
import s from './side.module.css'

/** Without `notices` they are on their way. */
type NoticesProps = { notices: string[] | undefined }

/** The mall's notices; nothing when it has none. */
export function Notices({ notices }: NoticesProps) {
  if (notices?.length === 0) return null
  return (
    <section className={`${s.card} ${s.notices}`} aria-labelledby="notices">
      <h2 id="notices" className={s.head}>
        商城公告
      </h2>
      {notices === undefined ? (
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

import s from './notices.module.css'

type NoticesProps = { notices: string[] }

/** The mall's notices; nothing when it has none. */
export function Notices({ notices }: NoticesProps) {
  if (notices.length === 0) return null
  return (
    <section className={s.root} aria-labelledby="notices">
      <h2 id="notices" className={s.head}>
        商城公告
      </h2>
      <ul className={s.list}>
        {notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
    </section>
  )
}

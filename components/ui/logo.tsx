import { routes } from '@/contract/routes'
import { SITE } from '@/contract/site/company-rules'
import s from './logo.module.css'
import { MallLink } from './mall-link'

type MarkProps = { size: number }

/** A bolt head seen from above; the 工 cut into it is also the section of an I-beam. */
function Mark({ size }: MarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <path d="M24 1 44 12.5v23L24 47 4 35.5v-23Z" fill="currentColor" />
      <path
        d="M24 5.2 40.3 14.6v18.8L24 42.8 7.7 33.4V14.6Z"
        fill="none"
        stroke="#fff"
        strokeOpacity=".38"
        strokeWidth="1.2"
      />
      <path d="M13.5 13.5h21v5.6h-7.4v9.8h7.4v5.6h-21v-5.6h7.4v-9.8h-7.4Z" fill="#fff" />
    </svg>
  )
}

type LogoProps = { isCompact?: boolean }

/** The wordmark; leads home. */
export function Logo({ isCompact = false }: LogoProps) {
  return (
    <MallLink
      href={routes.home()}
      className={isCompact ? `${s.root} ${s.compact}` : s.root}
      aria-label={`${SITE.name}首页`}
    >
      <Mark size={isCompact ? 32 : 44} />
      <span className={s.words}>
        <span className={s.name}>{SITE.name}</span>
        {isCompact ? null : <span className={s.tagline}>{SITE.tagline}</span>}
      </span>
    </MallLink>
  )
}

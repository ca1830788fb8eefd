import dynamic from 'next/dynamic'
import { late } from '@/components/ui/late'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { SITE } from '@/contract/site/company-rules'
import { useSession } from '@/hooks/account/use-session'
import s from './home-top.module.css'
import { Welcome } from './welcome'

const Desk = dynamic(async () => (await import('./desk/desk')).Desk, {
  ssr: false,
  loading: late(),
})

/** Of one height for everybody: the desk of a buyer, who is known only in the browser, moves nothing. */
export function HomeTop() {
  const { isSignedIn } = useSession()
  return (
    <div className={s.root}>
      <h1 className={s.name}>
        <VisuallyHidden>{`${SITE.name} ${SITE.tagline}`}</VisuallyHidden>
      </h1>
      {isSignedIn ? <Desk /> : <Welcome />}
    </div>
  )
}

import { MallLink } from '@/components/ui/mall-link'
import { Section } from '@/components/ui/section'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { routes } from '@/contract/routes'
import { SITE } from '@/contract/site/company-rules'
import { BrandWall } from './brand-wall'
import home from './home-view.module.css'
import s from './home-without.module.css'
import { useHomeWithout } from './use-home-without'
import { UserCard } from './user-card'

type WordsProps = { title: string; words: readonly { id: string | number; word: string }[] }

/** Searches to begin with; renders nothing without any. */
function Words({ title, words }: WordsProps) {
  if (words.length === 0) return null
  return (
    <nav aria-label={title} className={s.words}>
      <h2 className={s.wordsTitle}>{title}</h2>
      {words.map(({ id, word }) => (
        <MallLink key={id} href={routes.search({ keyword: word })}>
          {word}
        </MallLink>
      ))}
    </nav>
  )
}

/** Home on a host without getHomePage: categories, brands, hot words and own searches. */
export function HomeWithout() {
  const { categories, hotWords, brands, history } = useHomeWithout()
  return (
    <>
      <h1>
        <VisuallyHidden>{`${SITE.name} ${SITE.tagline}`}</VisuallyHidden>
      </h1>
      <div className={home.hero}>
        <div className={`${home.banner} ${s.welcome}`}>
          <p className={s.name}>{SITE.name}</p>
          <p>{SITE.tagline}</p>
          <Words
            title="大家在搜"
            words={hotWords.map(({ id, hotWord }) => ({ id, word: hotWord }))}
          />
          <Words
            title="最近搜索"
            words={history.map(({ id, searchTerms }) => ({ id, word: searchTerms }))}
          />
        </div>
        <div className={home.side}>
          <UserCard />
        </div>
      </div>
      <div className={home.floors}>
        {categories.map(({ id, name, children }) => (
          <Section key={id} title={name} more={{ href: routes.category(id), text: '查看全部' }}>
            <div className={s.groups}>
              {children.map((group) => (
                <MallLink key={group.id} href={routes.category(group.id)}>
                  {group.name}
                </MallLink>
              ))}
            </div>
          </Section>
        ))}
        {brands.length > 0 ? <BrandWall brands={brands} /> : null}
      </div>
    </>
  )
}

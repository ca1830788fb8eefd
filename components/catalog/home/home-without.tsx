import { MallLink } from '@/components/ui/mall-link'
import { routes } from '@/contract/routes'
import { BrandWall } from './brand-wall'
import { CategoryWall } from './category-wall'
import { HomeTop } from './home-top'
import home from './home-view.module.css'
import s from './home-without.module.css'
import { useHomeWithout } from './use-home-without'

type WordsProps = { title: string; words: readonly { id: string | number; word: string }[] }

/** Searches to begin with; renders nothing without any. */
function Words({ title, words }: WordsProps) {
  if (words.length === 0) return null
  return (
    <nav aria-label={title} className={s.words}>
      <h2 className={s.title}>{title}</h2>
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
    <div className={home.root}>
      <HomeTop />
      <Words title="大家在搜" words={hotWords.map(({ id, hotWord }) => ({ id, word: hotWord }))} />
      <Words
        title="最近搜索"
        words={history.map(({ id, searchTerms }) => ({ id, word: searchTerms }))}
      />
      <CategoryWall
        categories={categories.map(({ id, name, children }) => ({
          id,
          name,
          image: '',
          below: children.map((group) => ({ ...group, href: routes.category(group.id) })),
        }))}
      />
      <BrandWall brands={brands} />
    </div>
  )
}

import { ButtonLink } from '@/components/ui/button'
import { MallLink } from '@/components/ui/mall-link'
import { routes } from '@/contract/routes'
import { Merits } from './merits'
import s from './welcome.module.css'

/** Searches as engineers write them: each finds goods of the demo's and of most assortments. */
const EXAMPLES = [
  'M8*30 8.8 外六角 镀锌',
  '6204-2RS',
  '麻花钻 8.5mm',
  'O型圈 20*2.65',
  '球阀 DN25 304',
  'BV线 2.5平方 红色',
]

/** A visitor's first screen: how goods are found here, what else is different, and the sign-in. */
export function Welcome() {
  return (
    <div className={s.root}>
      <section className={s.hero} aria-labelledby="welcome">
        <h2 id="welcome" className={s.title}>
          写下规格，直接找到货
        </h2>
        <p className={s.text}>国标号、材质、尺寸、型号，平时怎么写就怎么搜：</p>
        <ul className={s.examples}>
          {EXAMPLES.map((keyword) => (
            <li key={keyword}>
              <MallLink href={routes.search({ keyword })} className={s.example}>
                {keyword}
              </MallLink>
            </li>
          ))}
        </ul>
        <p className={s.ways}>
          <ButtonLink href={routes.login()}>登录</ButtonLink>
          <MallLink href={routes.register()} className={s.register}>
            免费注册企业账号
          </MallLink>
        </p>
      </section>
      <Merits />
    </div>
  )
}

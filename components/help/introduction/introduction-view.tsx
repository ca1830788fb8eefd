import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Section } from '@/components/ui/section'
import { routes } from '@/contract/routes'
import { SITE } from '@/contract/site/company-rules'
import s from './introduction.module.css'
import { Range } from './range'

const PROMISES = [
  {
    icon: 'yuan',
    title: '价格说到做到',
    text: '页面都是含税单价和阶梯价；从加入购物车到提交，涨价会逐条列出，由您确认后才能下单。',
  },
  {
    icon: 'box',
    title: '库存是真的',
    text: '下单即锁定库存，不会超卖；缺货部分可以转期货，货期在下单前写明。',
  },
  {
    icon: 'truck',
    title: '送到哪里都说清楚',
    text: '可售范围、货期和运费按收货区域显示；分批发货，每个包裹都查得到。',
  },
  {
    icon: 'shield',
    title: '退换有期限也有依据',
    text: '完成后 7 天任何原因、15 天质量原因可以退换，365 天内可以维修，退多少算得清。',
  },
] as const

function Who() {
  return (
    <section className={s.who}>
      <h1 className={s.title}>
        {SITE.name} <span className={s.tagline}>{SITE.tagline}</span>
      </h1>
      <p>{SITE.description}</p>
      <p>
        {SITE.name}由{SITE.company}
        运营，为工厂、施工和维修单位提供工业品一站式采购：各店铺同台比价，一次下单，分别发货，统一售后。搜索认得工程师的简写，规格表能一次比较和采购几十个规格，采购清单可以直接上传下单。
      </p>
      <p className={s.actions}>
        <ButtonLink variant="primary" href={routes.search({})}>
          查看全部商品
        </ButtonLink>
        <ButtonLink href={routes.merchantJoin()}>商家入驻</ButtonLink>
      </p>
    </section>
  )
}

function Contact() {
  return (
    <Section title="联系我们">
      <dl className={s.contact}>
        <dt>电话</dt>
        <dd>
          <a href={`tel:${SITE.phone}`} className={s.link}>
            {SITE.phone}
          </a>
          （{SITE.hours}）
        </dd>
        <dt>地址</dt>
        <dd>{SITE.address}</dd>
        <dt>运营单位</dt>
        <dd>{SITE.company}</dd>
        <dt>营业执照</dt>
        <dd>{SITE.registration}</dd>
        <dt>备案</dt>
        <dd>{SITE.filing}</dd>
        <dt>电信许可</dt>
        <dd>{SITE.telecom}</dd>
      </dl>
      <p className={s.hint}>标有“示例”的内容为示例文本，正式运营前须替换为真实信息。</p>
    </Section>
  )
}

/** Introduction page: operator, assortment, promises and contact. */
export function IntroductionView() {
  return (
    <div className={s.root}>
      <Breadcrumb path={[]} last="公司介绍" />
      <Who />
      <Range />
      <Section title="服务承诺">
        <ul className={s.promises}>
          {PROMISES.map(({ icon, title, text }) => (
            <li key={title}>
              <span className={s.icon}>
                <Icon name={icon} size={24} />
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Contact />
    </div>
  )
}

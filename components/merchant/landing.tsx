import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { joinAddress } from '@/contract/merchant/merchant-join-address'
import { routes } from '@/contract/routes'
import { SITE } from '@/contract/site/company-rules'
import s from './join.module.css'

const REASONS = [
  {
    icon: 'search',
    title: '按规格被找到',
    text: '搜索认得规格简写、标准号和型号，规格表让买家一次选多个规格，您的商品按参数参与比较。',
  },
  {
    icon: 'list',
    title: '面向企业采购',
    text: '阶梯价、起订量、采购清单、报价单、期货补发和增值税发票都在系统里，不用另外对账。',
  },
  {
    icon: 'shield',
    title: '规则写在明处',
    text: '接单、发货、售后和开票的时限对买卖双方一样公开，由系统执行。',
  },
] as const

const STEPS = ['在线填写并上传资料', '平台审核，1–3 个工作日', '签订协议', '开通店铺，上架商品']

const PAPERS = [
  '营业执照；一般纳税人还需要一般纳税人证明',
  '每个品牌的商标注册证或授权书（最多 5 个品牌）',
  '开户许可证或开户证明，用于货款结算',
  '以上文件为 jpg、png 或 pdf，每个不超过 5 MB，内容清晰完整',
]

/** Landing page: benefits, requirements and process of selling here. */
export function Landing() {
  return (
    <div className={s.panel}>
      <p className={s.lead}>
        欢迎生产商、代理商和经销商在{SITE.name}开店。任何企业都可以申请，不需要先注册账号。
      </p>
      <ul className={s.reasons}>
        {REASONS.map(({ icon, title, text }) => (
          <li key={title}>
            <span className={s.icon}>
              <Icon name={icon} size={24} />
            </span>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <h2 className={s.heading}>入驻流程</h2>
      <ol className={s.flow}>
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h2 className={s.heading}>请准备好</h2>
      <ul className={s.papers}>
        {PAPERS.map((paper) => (
          <li key={paper}>{paper}</li>
        ))}
      </ul>
      <p className={s.hint}>
        填写的内容会保存在您的浏览器里，可以分几次完成；上传的文件请在一天内提交。咨询电话{' '}
        {SITE.phone}（{SITE.hours}）。
      </p>
      <p className={s.actions}>
        <ButtonLink
          variant="primary"
          size="l"
          href={routes.merchantJoin(joinAddress.write({ view: 'form' }))}
        >
          开始申请
        </ButtonLink>
        <ButtonLink size="l" href={routes.merchantJoin(joinAddress.write({ view: 'status' }))}>
          查询进度
        </ButtonLink>
      </p>
    </div>
  )
}

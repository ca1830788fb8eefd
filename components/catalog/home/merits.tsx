import { Icon, type IconName } from '@/components/ui/icon'
import { MallLink } from '@/components/ui/mall-link'
import { routes } from '@/contract/routes'
import s from './merits.module.css'

type Merit = { icon: IconName; title: string; text: string; href: string }

/** What other malls do not have, each with the page where it is. */
const MERITS: readonly Merit[] = [
  {
    icon: 'search',
    title: '认得行话',
    text: '规格速记、旧国标、型号都能搜',
    href: routes.helpEntry('0-2'),
  },
  {
    icon: 'paste',
    title: '整单粘贴',
    text: '物料表一次识别，逐行核对',
    href: routes.quickOrder(),
  },
  {
    icon: 'box',
    title: '每个规格有图',
    text: '按尺寸绘制，可下载图纸',
    href: routes.search({ keyword: '外六角螺栓' }),
  },
  {
    icon: 'download',
    title: '报价单直接下单',
    text: '导出、分享，有效期内按报价买',
    href: routes.helpEntry('0-1'),
  },
]

/** One row on what is different here. */
export function Merits() {
  return (
    <ul className={s.list}>
      {MERITS.map(({ icon, title, text, href }) => (
        <li key={title}>
          <MallLink href={href} className={s.merit}>
            <Icon name={icon} size={24} />
            <span>
              <span className={s.title}>{title}</span>
              <span className={s.text}>{text}</span>
            </span>
          </MallLink>
        </li>
      ))}
    </ul>
  )
}

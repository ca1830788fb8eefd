import { QrCode } from '@/components/ui/qr-code'
import { routes } from '@/contract/routes'
import { SITE } from '@/contract/site/company-rules'
import { useHydrated } from '@/hooks/browser/use-hydrated'
import { useMall } from '@/hooks/mall-context'
import s from './phone-view.module.css'

const STEPS = [
  {
    title: '苹果手机（Safari）',
    steps: ['用相机扫描二维码，在 Safari 中打开', '点底部的“分享”', '选“添加到主屏幕”，点“添加”'],
  },
  {
    title: '安卓手机（Chrome、自带浏览器）',
    steps: ['用相机或浏览器扫描二维码打开', '点右上角菜单', '选“添加到主屏幕”或“安装应用”'],
  },
  {
    title: '微信',
    steps: ['用“扫一扫”打开', '点右上角“…”', '选“在浏览器打开”，再按上面的步骤添加'],
  },
] as const

const GAINS = [
  '扫描后即是完整商城：搜索、选型、购物车、下单、查物流',
  '与电脑同一账号，购物车和订单同步',
  '无需下载安装包，随商城一起更新',
] as const

/** Host names that only this machine resolves (loopback). */
const isOwnMachine = (origin: string) => /^https?:\/\/(localhost|127\.|\[::1\])/.test(origin)

function Code({ origin }: { origin: string }) {
  if (isOwnMachine(origin)) {
    return (
      <p className={s.note}>
        现在打开的是只有这台电脑能访问的地址（{origin}
        ）。请改用手机能访问的地址打开商城，这里会显示对应的二维码。
      </p>
    )
  }
  return (
    <figure className={s.figure}>
      <div className={s.code}>
        <QrCode text={origin} label={`${origin} 的二维码`} fallback="二维码未能显示，请输入地址" />
      </div>
      <figcaption className={s.address}>{origin}</figcaption>
    </figure>
  )
}

/** The mall on the phone: QR code of its address, and how to add it to the home screen. */
export function PhoneView() {
  const { origin: setting } = useMall()
  // Only the browser knows the origin.
  const isHydrated = useHydrated()
  const origin = setting || (isHydrated ? window.location.origin : '')
  return (
    <div className={s.root}>
      <section className={s.pitch} aria-labelledby="phone">
        <h1 id="phone" className={s.title}>
          {SITE.name}手机版
        </h1>
        <ul className={s.gains}>
          {GAINS.map((gain) => (
            <li key={gain}>{gain}</li>
          ))}
        </ul>
        <a className={s.open} href={routes.home()}>
          在本机打开商城
        </a>
      </section>
      <div className={s.place}>{origin ? <Code origin={origin} /> : null}</div>
      {STEPS.map(({ title, steps }) => (
        <section key={title} className={s.way}>
          <h2 className={s.subtitle}>{title}</h2>
          <ol className={s.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

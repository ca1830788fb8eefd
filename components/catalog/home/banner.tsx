import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { MallLink } from '@/components/ui/mall-link'
import type { HomePage } from '@/contract/catalog/home-calls'
import { routes } from '@/contract/routes'
import s from './banner.module.css'

const TURN_MS = 6000

type Slide = HomePage['banners'][number]
type SlideProps = { slide: Slide; isShown: boolean; isFirst: boolean }

function BannerSlide({ slide, isShown, isFirst }: SlideProps) {
  return (
    <MallLink
      href={routes.search({ keyword: slide.keyword })}
      className={isShown ? `${s.slide} ${s.shown}` : s.slide}
      tabIndex={isShown ? undefined : -1}
      aria-hidden={isShown ? undefined : true}
    >
      <span className={s.words}>
        <span className={s.title}>{slide.title}</span>
        <span className={s.text}>{slide.text}</span>
        <span className={s.go}>
          查看商品
          <Icon name="right" size={14} />
        </span>
      </span>
      {slide.image ? (
        <img
          className={s.image}
          src={slide.image}
          alt=""
          width={400}
          height={300}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'low'}
        />
      ) : null}
    </MallLink>
  )
}

/** Rotates the slides; stops on pause, hover and prefers-reduced-motion. */
function useTurning(count: number) {
  const [shown, setShown] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    if (isPaused || isHeld || isCalm || count < 2) return
    const timer = setInterval(() => setShown((at) => (at + 1) % count), TURN_MS)
    return () => clearInterval(timer)
  }, [isPaused, isHeld, count])
  return { shown, setShown, isPaused, setPaused, setHeld }
}

type BannerProps = { banners: Slide[] }

/** Carousel of drawings, each linking to a search; one alone stands still. */
export function Banner({ banners }: BannerProps) {
  const { shown: turn, setShown, isPaused, setPaused, setHeld } = useTurning(banners.length)
  // Banners may become fewer while the page is open.
  const shown = turn % banners.length
  return (
    <section
      className={s.root}
      aria-label="推荐"
      aria-roledescription="轮播"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {banners.map((slide, at) => (
        <BannerSlide key={slide.title} slide={slide} isShown={at === shown} isFirst={at === 0} />
      ))}
      <div className={s.controls}>
        {banners.map((slide, at) => (
          <button
            key={slide.title}
            type="button"
            className={s.dot}
            aria-label={`第 ${at + 1} 张：${slide.title}`}
            aria-pressed={at === shown}
            onClick={() => setShown(at)}
          />
        ))}
        <button
          type="button"
          className={s.pause}
          aria-label={isPaused ? '继续轮播' : '暂停轮播'}
          onClick={() => setPaused(!isPaused)}
        >
          <Icon name={isPaused ? 'play' : 'pause'} size={14} />
        </button>
      </div>
    </section>
  )
}

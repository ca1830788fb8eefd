import s from './icon.module.css'

const PATHS = {
  home: 'M2 7.5 8 2.5l6 5M3.8 6.2v7.3h8.4V6.2M6.4 13.5V9.6h3.2v3.9',
  paste: 'M5.5 3.5h-2v10h9v-10h-2M5.5 2h5v3h-5zM5.8 8h4.4M5.8 10.6h4.4',
  search: 'M7 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM10.4 10.4 14 14',
  cart: 'M1.5 2.5h2l1.6 8h7.4l1.4-5.8H4M6 13.4h.01M11.6 13.4h.01',
  pin: 'M8 14s4.5-4.2 4.5-7.6a4.5 4.5 0 0 0-9 0C3.5 9.8 8 14 8 14ZM8 8a1.6 1.6 0 1 0 0-3.2A1.6 1.6 0 0 0 8 8Z',
  down: 'm4 6 4 4 4-4',
  up: 'm4 10 4-4 4 4',
  left: 'm10 4-4 4 4 4',
  right: 'm6 4 4 4-4 4',
  close: 'm4 4 8 8M12 4l-8 8',
  check: 'm3 8.5 3.4 3.4L13 5',
  menu: 'M2.5 4h11M2.5 8h11M2.5 12h11',
  filter: 'M2 3.5h12L9.6 8.8v4.4l-3.2-1.6V8.8L2 3.5Z',
  grid: 'M2.5 2.5h4v4h-4zM9.5 2.5h4v4h-4zM2.5 9.5h4v4h-4zM9.5 9.5h4v4h-4z',
  list: 'M2.5 3h3v3h-3zM2.5 10h3v3h-3zM8 4.5h5.5M8 11.5h5.5',
  table: 'M2.5 3h11v10h-11zM2.5 6.3h11M2.5 9.6h11M6.2 3v10',
  top: 'M3 2.5h10M8 14V6M4.5 9.5 8 6l3.5 3.5',
  zoom: 'M7 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM10.4 10.4 14 14M5 7h4M7 5v4',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  download: 'M8 2.5v7.5M4.8 7 8 10.2 11.2 7M2.5 13.5h11',
  user: 'M8 8a2.8 2.8 0 1 0 0-5.6A2.8 2.8 0 0 0 8 8ZM2.8 14c.3-3 2.2-4.4 5.2-4.4s4.9 1.4 5.2 4.4',
  clock: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2ZM8 4.8V8l2.2 1.6',
  warn: 'M8 2 14.5 13.5h-13L8 2ZM8 6.5v3.2M8 11.6h.01',
  box: 'M2.5 5 8 2.2 13.5 5v6L8 13.8 2.5 11V5ZM2.5 5 8 7.8 13.5 5M8 7.8v6',
  truck:
    'M1.5 4h8v7h-8zM9.5 6.5h3l2 2.2V11h-5M4.5 13a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3ZM11.8 13a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Z',
  shield: 'M8 1.8 13.5 4v4c0 3-2.2 5-5.5 6.2C4.7 13 2.5 11 2.5 8V4L8 1.8ZM5.5 8l1.8 1.8 3.2-3.4',
  yuan: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2ZM5.8 4.8 8 7.8l2.2-3M8 7.8v3.8M6 8.4h4M6 10.1h4',
  heart: 'M8 13.6 2.8 8.4a3.2 3.2 0 0 1 4.6-4.5l.6.6.6-.6a3.2 3.2 0 0 1 4.6 4.5L8 13.6Z',
  chat: 'M2.5 3h11v8H8l-3.5 2.8V11h-2V3ZM5.5 6h5M5.5 8.2h3',
  phone:
    'M3 2.5h2.6l1.2 3-1.6 1.2a8 8 0 0 0 4.1 4.1l1.2-1.6 3 1.2V13c0 .5-.5 1-1 1C7 14 2 9 2 3.5c0-.5.5-1 1-1Z',
} as const

export type IconName = keyof typeof PATHS

type IconProps = { name: IconName; size?: number }

/** Line icon on a 16 px grid; decorative, the text beside it carries the meaning. */
export function Icon({ name, size = 16 }: IconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" className={s.root} aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}

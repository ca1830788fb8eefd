import type { ComponentProps } from 'react'
import s from './button.module.css'
import type { MallLinkProps } from './mall-link'
import { MallLink } from './mall-link'

type Look = {
  look?: 'primary' | 'accent' | 'outline' | 'plain' | 'text'
  size?: 's' | 'm' | 'l'
}

function classOf({ look = 'plain', size = 'm' }: Look): string {
  return [s.root, s[look], size === 'm' ? '' : s[size]].filter(Boolean).join(' ')
}

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & Look & { isPending?: boolean }

/** Native button; locked while pending so that nothing is sent twice. */
export function Button({ look, size, isPending = false, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ ...(look && { look }), ...(size && { size }) })}
      aria-busy={isPending || undefined}
      onClick={isPending ? (event) => event.preventDefault() : onClick}
    />
  )
}

type ButtonLinkProps = Omit<MallLinkProps, 'className'> & Look

/** Link that looks like a button. */
export function ButtonLink({ look, size, ...rest }: ButtonLinkProps) {
  return (
    <MallLink {...rest} className={classOf({ ...(look && { look }), ...(size && { size }) })} />
  )
}

import type { ComponentProps } from 'react'
import s from './button.module.css'
import type { MallLinkProps } from './mall-link'
import { MallLink } from './mall-link'

type Look = {
  variant?: 'primary' | 'accent' | 'outline' | 'plain' | 'text'
  size?: 's' | 'm' | 'l'
}

function classOf({ variant = 'plain', size = 'm' }: Look): string {
  return [s.root, s[variant], size === 'm' ? '' : s[size]].filter(Boolean).join(' ')
}

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & Look & { isPending?: boolean }

/** Native button; disabled while pending to prevent a double submit. */
export function Button({ variant, size, isPending = false, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ ...(variant && { variant }), ...(size && { size }) })}
      aria-busy={isPending || undefined}
      onClick={isPending ? (event) => event.preventDefault() : onClick}
    />
  )
}

type ButtonLinkProps = Omit<MallLinkProps, 'className'> & Look

/** Link that looks like a button. */
export function ButtonLink({ variant, size, ...rest }: ButtonLinkProps) {
  return (
    <MallLink
      {...rest}
      className={classOf({ ...(variant && { variant }), ...(size && { size }) })}
    />
  )
}

import { PAGE_STYLESHEETS } from '@/styles/page-stylesheets'

/** `/order/[no]` as the paths it stands for. */
const patternOf = (route: string) => new RegExp(`^${route.replaceAll(/\[\w+\]/g, '[^/]+')}$`)

/** Fetches what the screens of an address are styled by, ahead of the transition to it. */
export function warmStyles(href: string): void {
  const { pathname } = new URL(href, window.location.origin)
  for (const [sheet, routes] of Object.entries(PAGE_STYLESHEETS)) {
    if (!routes.split(' ').some((route) => patternOf(route).test(pathname))) continue
    if (document.head.querySelector(`link[href="${sheet}"]`)) continue
    const link = { rel: 'prefetch', as: 'style', href: sheet }
    document.head.append(Object.assign(document.createElement('link'), link))
  }
}

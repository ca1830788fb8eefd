import { routes } from '@/contract/routes'
import { serviceName } from '@/contract/site/service-names-rules'
import { ButtonLink } from './button'
import { EmptyState } from './empty-state'

type NotConnectedProps = { call: string }

/** In place of a content whose call the API host lacks, with pages that every host has. */
export function NotConnected({ call }: NotConnectedProps) {
  return (
    <EmptyState
      icon="warn"
      title={`${serviceName(call)}服务尚未接入`}
      text="本商城暂不提供这项服务，其他功能可以照常使用。"
    >
      <ButtonLink href={routes.brands()}>品牌馆</ButtonLink>
      <ButtonLink href={routes.shops()}>店铺</ButtonLink>
      <ButtonLink href={routes.help()}>帮助中心</ButtonLink>
    </EmptyState>
  )
}

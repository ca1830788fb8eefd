import dynamic from 'next/dynamic'
import { late } from '@/components/ui/late'
import type { AreaSwitch as Switch } from '@/hooks/area/use-area-switch'

const AreaSwitchDialog = dynamic(
  async () => (await import('./area-switch-dialog')).AreaSwitchDialog,
  { ssr: false, loading: late() },
)

type AreaSwitchProps = { areaSwitch: Switch }

/** Confirms an area switch that changes the cart; loaded only when needed. */
export function AreaSwitch({ areaSwitch: { requested, confirm, cancel, retry } }: AreaSwitchProps) {
  if (!requested) return null
  const { area, preview, error, isPending } = requested
  return (
    <AreaSwitchDialog
      areaTitle={area.title}
      preview={preview}
      error={error}
      isPending={isPending}
      onConfirm={confirm}
      onCancel={cancel}
      onRetry={retry}
    />
  )
}

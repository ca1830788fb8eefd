import dynamic from 'next/dynamic'
import type { AreaSwitch as Switch } from '@/hooks/use-area-switch'

const AreaSwitchDialog = dynamic(
  async () => (await import('./area-switch-dialog')).AreaSwitchDialog,
  { ssr: false },
)

type AreaSwitchProps = { areaSwitch: Switch }

/** Asks before a switch of area that changes the cart; loaded when there is something to ask. */
export function AreaSwitch({ areaSwitch: { asked, confirm, cancel, retry } }: AreaSwitchProps) {
  if (!asked) return null
  const { area, preview, error, isPending } = asked
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

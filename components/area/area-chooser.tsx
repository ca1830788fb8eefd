import { useAreaSwitch } from '@/hooks/area/use-area-switch'
import { AreaPanel } from './area-panel'
import { AreaSwitch } from './area-switch'

type AreaChooserProps = { currentNo: string }

/** Area panel with the dialog that confirms a switch; loaded when opened. */
export function AreaChooser({ currentNo }: AreaChooserProps) {
  const areaSwitch = useAreaSwitch()
  return (
    <>
      <AreaPanel currentNo={currentNo} onChoose={areaSwitch.choose} />
      <AreaSwitch areaSwitch={areaSwitch} />
    </>
  )
}

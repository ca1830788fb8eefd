import { useAreaSwitch } from '@/hooks/use-area-switch'
import { AreaPanel } from './area-panel'
import { AreaSwitch } from './area-switch'

type AreaChooserProps = { currentNo: string }

/** The panel of areas, and the question a choice may lead to; loaded when it is opened. */
export function AreaChooser({ currentNo }: AreaChooserProps) {
  const areaSwitch = useAreaSwitch()
  return (
    <>
      <AreaPanel currentNo={currentNo} onChoose={areaSwitch.choose} />
      <AreaSwitch areaSwitch={areaSwitch} />
    </>
  )
}

import { useShortcuts } from '@/hooks/use-shortcuts'
import { ShortcutsDialog } from './shortcuts-dialog'

type ShortcutsProps = { isOpen: boolean; onOpen: (isOpen: boolean) => void }

/** Keys of every page, and their list when it is asked for. */
export function Shortcuts({ isOpen, onOpen }: ShortcutsProps) {
  const { isOn, setOn } = useShortcuts(onOpen)
  if (!isOpen) return null
  return <ShortcutsDialog isOn={isOn()} onSwitch={setOn} onClose={() => onOpen(false)} />
}

import dynamic from 'next/dynamic'
import { late } from '@/components/ui/late'
import { useShortcuts } from '@/hooks/site/use-shortcuts'

const ShortcutsDialog = dynamic(async () => (await import('./shortcuts-dialog')).ShortcutsDialog, {
  ssr: false,
  loading: late(),
})

type ShortcutsProps = { isOpen: boolean; onOpen: (isOpen: boolean) => void }

/** Global keyboard shortcuts, and the dialog that lists them. */
export function Shortcuts({ isOpen, onOpen }: ShortcutsProps) {
  const { isOn, setOn } = useShortcuts(onOpen)
  if (!isOpen) return null
  return <ShortcutsDialog isOn={isOn()} onSwitch={setOn} onClose={() => onOpen(false)} />
}

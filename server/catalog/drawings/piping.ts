import type { Drawer } from './pen'

export const piping: Readonly<Record<string, Drawer>> = {}

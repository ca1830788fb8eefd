import { hammer } from './hammers'
import { handSaw } from './hand-saws'
import { lockingPliers } from './locking-pliers'
import type { Drawer } from './pen'
import { pliers } from './pliers'
import { screwdriver } from './screwdrivers'
import { square } from './squares'
import { chisel, file, tapeMeasure } from './striking'
import { toolCase } from './tool-boxes'
import { bitSet } from './tool-sets'
import { level, scriber, toolCart } from './workshop'
import { adjustableWrench, extensionBar, hexKey, socket, torqueWrench, wrench } from './wrenches'

/** Drawings of hand tools, sockets and tool storage. */
export const handTools: Readonly<Record<string, Drawer>> = {
  wrench,
  'adjustable-wrench': adjustableWrench,
  'torque-wrench': torqueWrench,
  'hex-key': hexKey,
  socket,
  'extension-bar': extensionBar,
  'bit-set': bitSet,
  screwdriver: (dims) => screwdriver(dims, 'slot'),
  'phillips-screwdriver': (dims) => screwdriver(dims, 'cross'),
  pliers: (dims) => pliers(dims, 'combination'),
  'side-cutter': (dims) => pliers(dims, 'side'),
  'long-nose': (dims) => pliers(dims, 'long'),
  'locking-pliers': lockingPliers,
  hammer,
  chisel,
  file,
  'hand-saw': handSaw,
  'tape-measure': tapeMeasure,
  square,
  level,
  scriber,
  'tool-case': toolCase,
  'tool-cart': toolCart,
}

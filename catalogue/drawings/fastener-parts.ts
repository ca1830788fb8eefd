import type { Drawer } from './pen'
import { anchor, parallelKey, pin, rivet } from './pins'
import { circlip, springWasher, washer } from './rings'

/** Drawings of washers, rings, anchors, rivets, pins and keys. */
export const fastenerParts: Readonly<Record<string, Drawer>> = {
  washer,
  'spring-washer': springWasher,
  'circlip-in': (dims) => circlip(dims, 'bore'),
  'circlip-out': (dims) => circlip(dims, 'shaft'),
  anchor,
  rivet,
  pin,
  key: parallelKey,
}

import type { Socket } from '@/server/kernel/http/client-address'
import type { FaultBindings } from './answers'

/** What a process serves: the product API, its own or another host's. */
export type Api = {
  fetch(request: Request, socket?: Socket & FaultBindings): Response | Promise<Response>
}

import type { Endpoint } from '@/contract/endpoint'
import { ENDPOINTS } from '@/contract/endpoints'

/** The call of the contract with this name, its schemas included. Throws without one. */
export function endpointNamed(name: string): Endpoint {
  const result = ENDPOINTS.find((endpoint) => endpoint.name === name)
  if (!result) throw new Error(`no call ${name}`)
  return result
}

import type { MiddlewareHandler } from 'hono'
import { CODE } from '@/contract/constants'
import type { Ending, FaultPlan, Refusal } from './words'

/** Bindings that the fault-injecting door passes to the API. */
export type FaultBindings = { plan?: FaultPlan }

/** Statuses without a body. */
const BODILESS = [204, 205, 304]

function refuse({ status, code, msg, retryAfter }: Refusal): Response {
  const headers = retryAfter === null ? {} : { 'Retry-After': String(retryAfter) }
  if (BODILESS.includes(status)) return new Response(null, { status, headers })
  return Response.json({ code, msg, data: null }, { status, headers })
}

/** The injected answer; null for the real one. */
function answerOf(ending: Ending): Response | null {
  switch (ending.kind) {
    case 'refuse':
      return refuse(ending)
    case 'html':
      return new Response('<!doctype html><title>Gateway</title><h1>It works</h1>', {
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      })
    case 'badjson':
      return new Response('{"code":0,"msg":"","data":{"list":[', {
        headers: { 'Content-Type': 'application/json' },
      })
    case 'empty':
      return new Response(null)
    case 'shape':
      return Response.json({ code: CODE.ok, msg: '', data: 'not what the contract says' })
    default:
      return null
  }
}

/** Replaces answers by the planned ones, and sets the testers' clock on all of them. */
export function falseAnswers(now: () => number): MiddlewareHandler<{ Bindings: FaultBindings }> {
  return async (context, next) => {
    const { plan } = context.env
    const answer = plan ? answerOf(plan.ending) : null
    if (answer) context.res = answer
    else await next()
    context.header('Date', new Date(now()).toUTCString())
  }
}

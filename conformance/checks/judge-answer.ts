import type { Endpoint } from '@/contract/endpoint'
import { WITHOUT } from '@/contract/without'
import { readEnvelope } from '@/services/http/envelope'
import { issuesOf, placeName, repairAnswer } from '@/services/http/read-answer'
import type { Came } from '../host'
import type { Run } from '../run'
import { inside, listIn } from '../run'
import { kindOf, saying } from '../say'
import { findLeaks } from './leaks'

/** What a host answers to a path or method it does not have. */
const UNKNOWN = [404, 405, 501]
/** Places named in one finding; a host with a habit has it everywhere. */
const PLACES_MAX = 6

const sentences: Readonly<Record<string, string>> = WITHOUT

type Judged = Pick<Run, 'ledger'>

/** Notes that a host lacks a call: a failure of a core call alone. False when it has it. */
export function isMissing({ ledger }: Judged, call: Endpoint, came: Came): boolean {
  if (!UNKNOWN.includes(came.status) || ledger.isThere(call.name)) return false
  const expected = `${call.method} ${call.path} is there`
  if (call.core) ledger.find('failed', call.name, [expected, saying(came)])
  else ledger.missing(call.name, sentences[call.name] ?? '')
  return true
}

function issuePlaces(call: Endpoint, data: unknown): string {
  const issues = issuesOf(call, data).map(({ path, ...issue }) => {
    const kind = issue.code === 'invalid_type' ? issue.expected : 'what the contract says'
    return `${placeName(path)}: ${kindOf(inside(data, ...path))} instead of ${kind}`
  })
  const places = [...new Set(issues)]
  const more = places.length > PLACES_MAX ? `, and ${places.length - PLACES_MAX} more` : ''
  return places.slice(0, PLACES_MAX).join('; ') + more
}

/** Judges the data of an answer; its canonical form, undefined when the mall cannot use it. */
function readData({ ledger }: Judged, call: Endpoint, data: unknown): unknown {
  const { name } = call
  const lost = new Set<string>()
  const places = issuePlaces(call, data)
  const parsed = repairAnswer(call, structuredClone(data), (path) => lost.add(placeName(path)))
  const isEmptied = parsed.success && listIn(data).length > 0 && listIn(parsed.data).length === 0
  if (!parsed.success || isEmptied) {
    ledger.find('failed', name, ['the fields of the contract', places])
    return undefined
  }
  if (lost.size > 0) {
    const came = `cannot be understood and is left out: ${[...lost].join(', ')} (${places})`
    ledger.find('warning', name, ['fields that can be understood', came])
  } else if (places !== '') {
    ledger.find('warning', name, ['the canonical form', `${places}; it is read all the same`])
  }
  return parsed.data
}

function judgeEnvelope(run: Judged, call: Endpoint, came: Came): unknown {
  const { ledger } = run
  const content = readEnvelope(came.body)
  const fail = (expected: string) => ledger.find('failed', call.name, [expected, saying(came)])
  if (!content) fail('an envelope {code, msg, data}')
  else if (!content.isOk) fail('code 0, 200 or none with HTTP 200')
  else if (!content.hasData) fail('an envelope with data')
  else {
    if (typeof inside(came.body, 'code') === 'string') {
      ledger.find('warning', call.name, ['a code that is a number', 'a text'])
    }
    return readData(run, call, content.data)
  }
  return undefined
}

/** Judges the answer to a good request; its data in canonical form, undefined when it is of no use. */
export function judgeAnswer(run: Judged, call: Endpoint, came: Came): unknown {
  const { ledger } = run
  if (isMissing(run, call, came)) return undefined
  if (came.status > 0) ledger.there(call.name)
  findLeaks(run, call, came)
  if (came.status < 200 || came.status > 299) {
    ledger.find('failed', call.name, ['HTTP 200 with data', saying(came)])
    return undefined
  }
  const isFile = call.answers === 'file' && readEnvelope(came.body) === null
  if (isFile && came.text !== '') return came.text
  return judgeEnvelope(run, call, came)
}

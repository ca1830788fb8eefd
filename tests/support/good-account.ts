import type { AccountSecurity, DeviceSession } from '@/contract/account/security-calls'

const NOW = Date.UTC(2026, 10, 21, 1)
const HOUR_MS = 3_600_000

export const SECURITY: AccountSecurity = {
  phone: '138****8000',
  passwordChangedAt: NOW - 5000 * HOUR_MS,
  deviceCount: 2,
  points: [
    { point: 'phone', holds: true },
    { point: 'password', holds: false },
    { point: 'devices', holds: true },
  ],
}

export const SESSIONS: DeviceSession[] = [
  {
    id: '0b5f4a36-6a1c-4f0e-9f43-0c7c8f3f9b01',
    device: 'Chrome · Windows',
    address: '203.0.*.*',
    signedInAt: NOW - HOUR_MS,
    lastSeenAt: NOW,
    isCurrent: true,
  },
  {
    id: '0b5f4a36-6a1c-4f0e-9f43-0c7c8f3f9b02',
    device: 'Safari · iOS',
    address: '',
    signedInAt: NOW - 30 * HOUR_MS,
    lastSeenAt: NOW,
    isCurrent: false,
  },
]

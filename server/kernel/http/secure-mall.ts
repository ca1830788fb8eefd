import type { Env } from '@/server/kernel/env'

/** Whether buyers reach the mall by https: then browsers are told to use nothing else. */
export const isSecureMall = ({ PUBLIC_URL }: Partial<Pick<Env, 'PUBLIC_URL'>>): boolean =>
  PUBLIC_URL?.startsWith('https:') === true

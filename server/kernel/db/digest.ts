import { createHash, randomBytes } from 'node:crypto'

/** Hash under which a secret is stored: reading the database does not reveal it. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** 256 random bits as text. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

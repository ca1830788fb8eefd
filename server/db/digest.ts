import { createHash, randomBytes } from 'node:crypto'

/** How a secret somebody else holds is kept: whoever reads the database learns nothing to use. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** 256 random bits as text. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

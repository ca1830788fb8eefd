import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { postgresBin } from './postgres-bin.mjs'

/** PostgreSQL refuses to run as root. */
const AS_OWNER = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : []

/** PostgreSQL's programs, run as the user who owns its files. Throws where it is not installed. */
export function postgresPrograms() {
  const bin = postgresBin()
  if (!bin) throw new Error('PostgreSQL is not installed')
  const commandOf = (program: string, args: string[]) => {
    const [command = '', ...rest] = [...AS_OWNER, join(bin, program), ...args]
    return [command, rest] as const
  }
  return {
    run(program: string, args: string[]): void {
      execFileSync(...commandOf(program, args), { stdio: ['ignore', 'ignore', 'inherit'] })
    },
    succeeds: (program: string, args: string[]) =>
      spawnSync(...commandOf(program, args)).status === 0,
    /** Gives a folder to that user. */
    own(folder: string): void {
      if (AS_OWNER.length > 0) execFileSync('chown', ['postgres', folder])
    },
    /** Makes a new cluster, whose user `mall` needs no password. */
    init(data: string): void {
      const locale = ['-E', 'UTF8', '--locale=C.UTF-8']
      this.run('initdb', ['-D', data, '-U', 'mall', '--auth=trust', ...locale])
    },
  }
}

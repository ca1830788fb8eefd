// Finds the Chromium that end-to-end tests and the bench drive, installing one where there is none.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** The shell first: without the browser around the page the tests take a third less time. */
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const FONT = 'fonts-noto-cjk'

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync)
}

/** Path of an installed browser: CHROME_PATH, the system's, Playwright's own; null without one. */
export function findChromium() {
  const input = process.env.CHROME_PATH
  if (input && existsSync(input)) return input
  return onPath() ?? [chromium.executablePath()].find(existsSync) ?? null
}

function attempt(command, args) {
  console.log(`Installing a browser: ${command} ${args.join(' ')}`)
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}

/** Finds a browser or installs one: from the system's packages as root, else Playwright's. */
export function requireChromium() {
  const result = findChromium()
  if (result) return result
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    attempt('apt-get', ['update', '-qq'])
    const install = (name) => attempt('apt-get', ['install', '-y', '-qq', name, FONT])
    if (!install(SHELL)) install('chromium')
  }
  if (!findChromium()) attempt('npx', ['playwright', 'install', 'chromium'])
  const installed = findChromium()
  if (!installed) throw new Error('no Chromium could be found or installed; set CHROME_PATH')
  return installed
}

import { execFileSync } from 'node:child_process'

/** Why tests with these programs are skipped on this machine; with CI set they fail instead. */
export function findAbsence(programs: { name: string; flag: string }[], sentence: string): string | undefined {
  return process.env.CI || programs.every(isInstalled) ? undefined : sentence
}

function isInstalled({ name, flag }: { name: string; flag: string }): boolean {
  try {
    execFileSync(name, [flag], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

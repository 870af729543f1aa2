import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

type Options = {
  /** A file that prints the port it listens on. */
  program: string
  args: string[]
  /** The run ends after this many kills and accepted forms of each kind. */
  enough: { kills: number; enquiries: number; visits: number }
  maxMs: number
}

/** Processes of one shop that are killed and restarted while shoppers send forms. */
export function openKilledServers({ program, args, enough, maxMs }: Options) {
  const running = new Map<ChildProcess, string>()
  /** The forms that the shop answered with 200. */
  const taken = { enquiries: [] as string[], visits: [] as string[] }
  const strange: string[] = []
  const deadline = Date.now() + maxMs
  let kills = 0
  let over = false
  let news = Promise.withResolvers<void>()

  const countTaken = () => taken.enquiries.length + taken.visits.length

  const isEnough = () =>
    kills >= enough.kills && taken.enquiries.length >= enough.enquiries && taken.visits.length >= enough.visits

  const goOn = () => !isEnough() && Date.now() < deadline

  /** Makes every `waitUntil` check its condition again. */
  function announce(): void {
    news.resolve()
    news = Promise.withResolvers()
  }

  async function waitUntil(isTrue: () => boolean): Promise<void> {
    while (!isTrue()) await news.promise
  }

  async function start(): Promise<ChildProcess> {
    const child = spawn(process.execPath, [program, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [port] = await once(child.stdout, 'data')
    if (over) child.kill('SIGKILL')
    else running.set(child, `http://127.0.0.1:${Number(port)}`)
    announce()
    return child
  }

  /** Kills after a number of further answers rather than a time, so that a busy machine does not change the test. */
  async function killRepeatedly(countAnswers: () => number): Promise<void> {
    while (goOn()) {
      const child = await start()
      const moment = countTaken() + countAnswers()
      await waitUntil(() => countTaken() >= moment || !goOn())
      running.delete(child)
      child.kill('SIGKILL')
      kills++
      await once(child, 'exit')
    }
    announce()
  }

  /** The addresses of the running processes, once there is one. */
  async function listAddresses(): Promise<string[]> {
    await waitUntil(() => running.size > 0 || !goOn())
    return [...running.values()]
  }

  function close(): void {
    over = true
    for (const child of running.keys()) child.kill('SIGKILL')
  }

  return { taken, strange, goOn, announce, start, killRepeatedly, listAddresses, countKills: () => kills, close }
}

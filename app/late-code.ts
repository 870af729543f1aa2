import { limitTime, pageTimeoutMs } from './no-connection.ts'

const asked: Record<string, Promise<unknown> | undefined> = {}

/** Replaces Vite's helper (decision 225): requests a lazy part and its dependencies at the same time. */
export const preload = <Part>(load: () => Promise<Part>, files: string[] = []): Promise<Part> =>
  Promise.race([Promise.all(files.map((file) => (asked[file] ??= ask(file)))).then(load), giveUp()])

/** Without a timeout, a button that waits for its code could never say that the code failed to load. */
const giveUp = () => new Promise<never>((_, reject) => limitTime(pageTimeoutMs, reject))

async function ask(file: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = `/${file}`
  const arrived =
    file.endsWith('.css') &&
    new Promise((resolve, reject) => {
      link.rel = 'stylesheet'
      link.onload = resolve
      link.onerror = () => {
        asked[file] = undefined
        reject(new Error(`${file} did not load.`))
      }
    })
  document.head.append(link)
  await arrived
}

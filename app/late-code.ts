import { limitTime, pageTimeoutMs } from './no-connection.ts'

const asked: Record<string, Promise<unknown> | undefined> = {}

/** Takes the place of Vite's helper (decision 225): asks for what a late part needs together with the part. */
export const preload = <Part>(load: () => Promise<Part>, files: string[] = []): Promise<Part> =>
  Promise.race([Promise.all(files.map((file) => (asked[file] ??= ask(file)))).then(load), giveUp()])

/** Without a limit, a button that waits for its code would never say that it cannot come. */
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

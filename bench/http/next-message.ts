import type { ChildProcess } from 'node:child_process'

/** The next message of a child process about a topic. */
export function nextMessage<Facts>(child: ChildProcess, topic: string): Promise<Facts> {
  return new Promise((resolve, reject) => {
    const end = (code: number | null) => reject(new Error(`the ${topic} never came (${code})`))
    const listen = (message: { topic: string; facts: Facts }) => {
      if (message.topic !== topic) return
      child.off('message', listen)
      child.off('exit', end)
      resolve(message.facts)
    }
    child.on('message', listen)
    child.once('exit', end)
  })
}

import type { CDPSession } from '@playwright/test'

export const kinds = { Script: 'JS', Stylesheet: 'CSS', Font: 'fonts', Image: 'pictures', Document: 'HTML' } as const
export type Kind = (typeof kinds)[keyof typeof kinds] | 'other'
export type Traffic = { bytes: Record<Kind, number>; requests: number; hosts: string[] }

type Answer = { url: URL; kind: Kind; bytes: number; done: boolean }

/** Every network request with its size on the wire, headers included. */
export function countTraffic(tools: CDPSession) {
  const answers = new Map<string, Answer>()
  let changedAt = performance.now()
  const change = (id: string, facts: Partial<Answer>) => {
    const answer = answers.get(id)
    if (answer) Object.assign(answer, facts)
    changedAt = performance.now()
  }
  tools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const url = new URL(request.url)
    if (url.protocol.startsWith('http')) answers.set(requestId, { url, kind: 'other', bytes: 0, done: false })
    changedAt = performance.now()
  })
  tools.on('Network.responseReceived', ({ requestId, type }) => change(requestId, { kind: nameKind(type) }))
  tools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    change(requestId, { bytes: encodedDataLength, done: true }),
  )
  tools.on('Network.loadingFailed', ({ requestId }) => change(requestId, { done: true }))
  return {
    quietMs: () => ([...answers.values()].every(({ done }) => done) ? performance.now() - changedAt : 0),
    sum: () => sum([...answers.values()]),
  }
}

const nameKind = (type: string): Kind => kinds[type as keyof typeof kinds] ?? 'other'

function sum(answers: Answer[]): Traffic {
  const bytes = { JS: 0, CSS: 0, fonts: 0, pictures: 0, HTML: 0, other: 0 }
  for (const { kind, bytes: weight } of answers) bytes[kind] += weight
  return { bytes, requests: answers.length, hosts: [...new Set(answers.map(({ url }) => url.host))] }
}

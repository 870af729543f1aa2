import { useSyncExternalStore } from 'react'
import type { Piece } from './stored-pieces.ts'

/** `unread`: the stored list cannot be read. `unsaved`: the browser refuses to store the list. */
export type Trouble = 'unread' | 'unsaved'
export type Shortlist = { pieces: readonly Piece[]; trouble?: Trouble; isRead?: boolean }

/** Empty during hydration, as on the server: pages are the same for everyone. */
const unknown: Shortlist = { pieces: [] }
let shortlist = unknown
const followers = new Set<() => void>()

export const getShortlist = () => shortlist

export function setShortlist(next: Shortlist): void {
  shortlist = next
  for (const follower of followers) follower()
}

export function followShortlist(follower: () => void): () => void {
  followers.add(follower)
  return () => followers.delete(follower)
}

export const useShortlist = <Part>(select: (shortlist: Shortlist) => Part): Part =>
  useSyncExternalStore(
    followShortlist,
    () => select(shortlist),
    () => select(unknown),
  )

export const storageKey = 'shortlist'

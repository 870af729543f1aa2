/** Paper to reckon on: made anew for every search, it would bring the garbage collector in every seventy searches. */
export type Workspace = { slots: Uint32Array; scores: Uint16Array; best: Uint8Array }

export const createWorkspace = (room: number): Workspace => ({
  slots: new Uint32Array(room),
  scores: new Uint16Array(room),
  best: new Uint8Array(room),
})

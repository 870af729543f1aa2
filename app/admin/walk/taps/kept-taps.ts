import type { Tap, TapAnswer } from '../../../../contract/staff/walk.ts'

/** Stores taps in IndexedDB, so that they survive a lost network and a closed page or browser. */

export type NewTap = Tap & {
  pieceName: string
  /** Who tapped, because another member must not send these taps as their own. */
  member: { uuid: string; name: string }
  /** The shop did not apply 'outdated' and 'refused' taps. They are kept until the member who tapped decides. */
  state: 'waiting' | 'outdated' | 'refused'
  answer?: TapAnswer
  refusal?: string
}
/** `serial`: numbers the taps in the order in which they were made. */
export type KeptTap = NewTap & { serial: number }

const store = 'taps'

export async function keepTap(tap: NewTap): Promise<KeptTap> {
  const serial = await carryOut('readwrite', (taps) => taps.add(tap))
  return { ...tap, serial: Number(serial) }
}

export const replaceTap = (tap: KeptTap) => carryOut('readwrite', (taps) => taps.put(tap))

export const dropTap = ({ serial }: KeptTap) => carryOut('readwrite', (taps) => taps.delete(serial))

export const listTaps = (): Promise<KeptTap[]> => carryOut('readonly', (taps) => taps.getAll())

/** Runs one transaction, and resolves once it is written to disk. */
async function carryOut<Result>(
  mode: IDBTransactionMode,
  step: (taps: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open()
  try {
    return await new Promise<Result>((resolve, reject) => {
      const transaction = database.transaction(store, mode, { durability: 'strict' })
      const request = step(transaction.objectStore(store))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('walk', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'serial', autoIncrement: true })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

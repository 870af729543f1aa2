import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../../controls/button.tsx'
import { Dialog } from '../../controls/dialog.tsx'
import { closeCamera, openCamera } from './camera.ts'
import { openReader, type ReadCodes } from './code-reader.ts'
import { readScanned } from './read-scanned.ts'

export type ScannerProps = { onCode(code: string): void; onRefusal(reason: string): void; onClose(): void }

/** Shows the camera’s picture until it contains a ticket. */
export default function TicketScanner({ onClose, ...found }: ScannerProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [note, setNote] = useState('Hold the square code on the ticket in front of the camera.')
  const latest = useRef({ ...found, setNote })
  latest.current = { ...found, setNote }
  useEffect(() => {
    const stopped = new AbortController()
    scan(video, stopped.signal, {
      onCode: (code) => latest.current.onCode(code),
      onRefusal: (reason) => latest.current.onRefusal(reason),
      onStrange: () => latest.current.setNote('This is not the code of one of our tickets.'),
    })
    return () => stopped.abort()
  }, [])
  return (
    <Dialog open onClose={onClose} title="Scan a ticket">
      <video ref={video} muted playsInline className="aspect-square w-full bg-ink object-cover" />
      <p role="status">{note}</p>
      <Button className="min-h-13 lg:min-h-13" onClick={onClose}>
        Type the code instead
      </Button>
    </Dialog>
  )
}

type Outcome = { onCode(code: string): void; onRefusal(reason: string): void; onStrange(): void }

async function scan(video: RefObject<HTMLVideoElement | null>, signal: AbortSignal, outcome: Outcome) {
  const camera = await openCamera()
  if ('refusal' in camera) return signal.aborted || outcome.onRefusal(camera.refusal)
  try {
    const read = await openReader()
    if (!video.current || signal.aborted) return
    video.current.srcObject = camera
    await video.current.play()
    await watch(video.current, read, signal, outcome)
  } catch (error) {
    console.error(error)
    if (!signal.aborted) outcome.onRefusal('The scanner could not be loaded: it needs the network the first time.')
  } finally {
    closeCamera(camera)
  }
}

const pause = 120

async function watch(video: HTMLVideoElement, read: ReadCodes, signal: AbortSignal, outcome: Outcome): Promise<void> {
  while (!signal.aborted) {
    const texts = await read(video)
    if (signal.aborted) return
    const code = texts.map(readScanned).find((scanned) => scanned !== null)
    if (code) return outcome.onCode(code)
    if (texts.length > 0) outcome.onStrange()
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

/** Opens the rear camera of a phone, or explains in a sentence why it cannot. */
export async function openCamera(): Promise<MediaStream | { refusal: string }> {
  if (!window.isSecureContext || !navigator.mediaDevices)
    return { refusal: 'The camera needs a secure connection, and this page came without https.' }
  try {
    return await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false })
  } catch (error) {
    return { refusal: explain(error instanceof DOMException ? error.name : '') }
  }
}

const refusals: Record<string, string> = {
  NotAllowedError: 'This browser may not use the camera: allow it for this site in the browser’s settings.',
  NotFoundError: 'This device has no camera.',
  NotReadableError: 'Another app is using the camera.',
}
const explain = (name: string) => refusals[name] ?? 'The camera could not be opened.'

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

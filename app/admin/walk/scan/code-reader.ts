import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url'

export type ReadCodes = (picture: HTMLVideoElement) => Promise<string[]>

type Detector = { detect(picture: HTMLVideoElement): Promise<{ rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: ['qr_code'] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

/** The browser’s own barcode detector or, if it has none, ours, whose code is loaded then. */
export async function openReader(): Promise<ReadCodes> {
  const Reader = (await findOwn()) ?? (await loadReader())
  const reader = new Reader({ formats: ['qr_code'] })
  return async (picture) => (await reader.detect(picture)).map(({ rawValue }) => rawValue)
}

async function findOwn(): Promise<DetectorClass | undefined> {
  const { BarcodeDetector: own } = globalThis as { BarcodeDetector?: DetectorClass }
  const formats = await own?.getSupportedFormats().catch((): readonly string[] => [])
  return formats?.includes('qr_code') ? own : undefined
}

/** Loads the WebAssembly from this shop. By default the package loads it from a public CDN. */
async function loadReader(): Promise<DetectorClass> {
  const { BarcodeDetector, prepareZXingModule } = await import('barcode-detector/ponyfill')
  await prepareZXingModule({ overrides: { locateFile: () => wasmAddress }, fireImmediately: true })
  return BarcodeDetector
}

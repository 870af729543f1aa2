import { DefaultSerializer, Deserializer } from 'node:v8'

/** Plain data, maps, sets and strings form one skeleton; typed arrays and bytes are stored beside it, in sequence. */
type Serialized = { skeleton: Uint8Array; arrays: Uint8Array[] }

type Kind = { of: unknown; make(buffer: ArrayBuffer, offset: number, length: number): NodeJS.ArrayBufferView }

const kinds: Kind[] = [
  { of: Buffer, make: Buffer.from },
  ...[Uint8Array, Uint16Array, Uint32Array, Float64Array].map((of): Kind => {
    return { of, make: (buffer, offset, length) => new of(buffer, offset, length / of.BYTES_PER_ELEMENT) }
  }),
]
/** Typed arrays of 8-byte numbers must start at a multiple of eight. */
const step = 8
const rest = (length: number) => (step - (length % step)) % step
const filler = new Uint8Array(step)

export function serialize(value: unknown): Serialized {
  const arrays: Uint8Array[] = []
  const serializer = new ArraySerializer((array) => {
    arrays.push(
      new Uint8Array(array.buffer, array.byteOffset, array.byteLength),
      filler.subarray(0, rest(array.byteLength)),
    )
  })
  serializer.writeHeader()
  serializer.writeValue(value)
  return { skeleton: serializer.releaseBuffer(), arrays }
}

/** The arrays stay where they are, so that nothing is copied. */
export function deserialize(skeleton: Uint8Array, arrays: ArrayBuffer): unknown {
  const deserializer = new ArrayDeserializer(skeleton, arrays)
  deserializer.readHeader()
  return deserializer.readValue()
}

class ArraySerializer extends DefaultSerializer {
  readonly #setApart: (array: NodeJS.ArrayBufferView) => void

  constructor(setApart: (array: NodeJS.ArrayBufferView) => void) {
    super()
    this.#setApart = setApart
  }

  _writeHostObject(array: NodeJS.ArrayBufferView) {
    const kind = kinds.findIndex(({ of }) => of === array.constructor)
    if (kind < 0) throw new Error(`This type of array cannot be serialized: ${array.constructor.name}`)
    this.writeUint32(kind)
    this.writeUint32(array.byteLength)
    this.#setApart(array)
  }
}

class ArrayDeserializer extends Deserializer {
  readonly #arrays: ArrayBuffer
  #offset = 0

  constructor(skeleton: Uint8Array, arrays: ArrayBuffer) {
    super(skeleton)
    this.#arrays = arrays
  }

  _readHostObject() {
    const kind = kinds[this.readUint32()]
    const length = this.readUint32()
    const offset = this.#offset
    this.#offset += length + rest(length)
    if (!kind) throw new Error('The file names an unknown type of array.')
    return kind.make(this.#arrays, offset, length)
  }
}

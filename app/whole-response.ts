type Bytes = Uint8Array<ArrayBuffer>

/**
 * A Response whose body is complete. As a stream, a long body would be copied three times, and a short one would take
 * twice as long.
 */
export class WholeResponse extends Response {
  /** The body in pieces. Methods such as `text()` join them; the server sends them one by one. */
  readonly pieces: Bytes[]

  constructor(body: Bytes | Bytes[], init: ResponseInit) {
    super(null, init)
    this.pieces = Array.isArray(body) ? body : [body]
  }

  /** Clients check `body` more often than they read it, so the stream is created only on reading. */
  override get body() {
    const { pieces } = this
    const pull = (stream: ReadableStreamDefaultController<Bytes>) => {
      for (const piece of pieces) stream.enqueue(piece)
      stream.close()
    }
    return new ReadableStream({ pull }, { highWaterMark: 0 })
  }
  override bytes() {
    return Promise.resolve(this.#join())
  }
  override arrayBuffer() {
    return this.#asAnyOther().arrayBuffer()
  }
  override text() {
    return this.#asAnyOther().text()
  }
  override clone() {
    return new WholeResponse(this.pieces, this)
  }
  override json() {
    return this.#asAnyOther().json()
  }

  #join(): Bytes {
    const [only, ...others] = this.pieces
    return only && others.length === 0 ? only : Buffer.concat(this.pieces)
  }
  #asAnyOther = () => new Response(this.#join())
}

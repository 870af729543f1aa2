/**
 * A Response whose body is complete. Through a stream, a long one is copied three times and a short one takes twice as
 * long.
 */
export class WholeResponse extends Response {
  readonly whole: Uint8Array<ArrayBuffer>

  constructor(whole: Uint8Array<ArrayBuffer>, init: ResponseInit) {
    super(null, init)
    this.whole = whole
  }

  /** Clients check `body` more often than they read it, so the stream is created only when it is read. */
  override get body() {
    const { whole } = this
    const pull = (stream: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) => {
      stream.enqueue(whole)
      stream.close()
    }
    return new ReadableStream({ pull }, { highWaterMark: 0 })
  }
  override bytes() {
    return Promise.resolve(this.whole)
  }
  override arrayBuffer() {
    return this.#asAnyOther().arrayBuffer()
  }
  override text() {
    return this.#asAnyOther().text()
  }
  override clone() {
    return new WholeResponse(this.whole, this)
  }
  override json() {
    return this.#asAnyOther().json()
  }

  #asAnyOther = () => new Response(this.whole)
}

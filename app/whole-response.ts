/** A Response whose body is all there: read as a stream, a long page would be copied three times on its way. */
export class WholeResponse extends Response {
  readonly #whole: Uint8Array<ArrayBuffer>

  constructor(whole: Uint8Array<ArrayBuffer>, init: ResponseInit) {
    super(null, init)
    this.#whole = whole
  }

  override get body() {
    return new Response(this.#whole).body
  }

  override async bytes() {
    return this.#whole
  }
}

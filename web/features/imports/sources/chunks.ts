/** The chunks of a stream, one after another. Leaving the loop cancels the stream. Safari has no loop over streams. */
export async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  let isRead = false
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) {
        isRead = true
        return
      }
      yield value
    }
  } catch (error) {
    isRead = true
    throw error
  } finally {
    if (!isRead) await reader.cancel().catch(() => undefined)
    reader.releaseLock()
  }
}

/** UTF-8, or UTF-16 with its mark, as text, whatever the chunks cut through. A wrong byte becomes U+FFFD. */
export async function* decoded(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  for await (const chunk of chunks) {
    const wide =
      chunk[0] === 0xff && chunk[1] === 0xfe
        ? 'utf-16le'
        : chunk[0] === 0xfe && chunk[1] === 0xff
          ? 'utf-16be'
          : undefined
    decoder ??= new TextDecoder(wide ?? 'utf-8')
    const text = decoder.decode(chunk, { stream: true })
    if (text) yield text
  }
  const rest = decoder?.decode()
  if (rest) yield rest
}

/** Passes on chunks; tells how much of `size` bytes is read, and ends when the signal says so. */
export async function* watched(
  chunks: AsyncIterable<Uint8Array>,
  size: number,
  { signal, progress }: { signal: AbortSignal; progress: (share: number) => void },
): AsyncGenerator<Uint8Array> {
  let read = 0
  for await (const chunk of chunks) {
    signal.throwIfAborted()
    read += chunk.length
    progress(size > 0 ? Math.min(1, read / size) : 0)
    yield chunk
  }
}

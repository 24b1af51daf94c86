extension AsyncStream where Element: Sendable {
  /// What `translate` makes of each element, as it comes.
  func translated<Word: Sendable>(
    _ translate: @escaping @MainActor (Element) -> Word
  ) -> AsyncStream<Word> {
    AsyncStream<Word> { continuation in
      let task = Task { @MainActor in
        for await element in self { continuation.yield(translate(element)) }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

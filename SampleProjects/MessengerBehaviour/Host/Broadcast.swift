/// Brings each value to any number of streams.
@MainActor
public final class Broadcast<Element: Sendable> {
  private var continuations: [AsyncStream<Element>.Continuation] = []

  /// Creates a broadcast that nobody listens to.
  public init() {}

  deinit {
    for continuation in continuations {
      continuation.finish()
    }
  }

  /// A stream of the values from now on, after `first` if that is given; it ends with the broadcast.
  public func stream(startingWith first: Element? = nil) -> AsyncStream<Element> {
    let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
    if let first {
      continuation.yield(first)
    }
    continuations.append(continuation)
    return stream
  }

  /// Brings a value to all streams that somebody still listens to.
  public func send(_ element: Element) {
    continuations = continuations.filter {
      if case .terminated = $0.yield(element) { false } else { true }
    }
  }
}

/// Remembers a link until it is followed.
@MainActor
final class LinkService {
  private let waiting = CurrentValue<ThreadLink?>(nil)

  /// The link that waits, whenever it is another.
  func changes() -> AsyncStream<ThreadLink?> {
    waiting.values()
  }

  /// Takes a link; one that leads nowhere is ignored.
  func open(_ link: String) {
    waiting.value = ThreadLink(link) ?? waiting.value
  }

  /// Forgets a link, unless another one has taken its place.
  func forget(_ link: ThreadLink) {
    if waiting.value == link { waiting.value = nil }
  }

  func forgetAll() {
    waiting.value = nil
  }
}

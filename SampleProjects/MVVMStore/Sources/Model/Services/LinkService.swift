import MessengerHost

/// Remembers a link until it is followed.
@MainActor
final class LinkService {
  private let waiting = CurrentValue<ThreadLink?>(nil)
  private let following = Broadcast<Void>()

  /// The link that waits, whenever it is another.
  func changes() -> AsyncStream<ThreadLink?> {
    waiting.values()
  }

  /// Tells each time from now on when a link has led somewhere.
  func followed() -> AsyncStream<Void> {
    following.stream()
  }

  /// Takes a link; one that leads nowhere is ignored.
  func open(_ link: String) {
    waiting.value = ThreadLink(link) ?? waiting.value
  }

  /// Takes it that a link has led somewhere.
  func follow(_ link: ThreadLink) {
    forget(link)
    following.send(())
  }

  /// Forgets a link, unless another one has taken its place.
  func forget(_ link: ThreadLink) {
    if waiting.value == link { waiting.value = nil }
  }

  func forgetAll() {
    waiting.value = nil
  }
}

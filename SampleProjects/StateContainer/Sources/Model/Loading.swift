/// Whether something is being loaded, and whether it has changed since it was asked for.
enum Loading: Equatable, Sendable {
  case idle
  case underWay

  /// Under way, but what comes is older than what is known here.
  case outdated

  /// Returns whether the server has to be asked now.
  ///
  /// If it was asked before, what it says is not of now, and so it is asked again after its reply.
  mutating func begin() -> Bool {
    defer { self = self == .idle ? .underWay : .outdated }
    return self == .idle
  }

  /// Notes that something has changed that the server may not have known when it was asked.
  mutating func invalidate() {
    if self == .underWay { self = .outdated }
  }

  /// Notes that there is a reply; returns whether it counts.
  mutating func end() -> Bool {
    defer { self = .idle }
    return self != .outdated
  }
}

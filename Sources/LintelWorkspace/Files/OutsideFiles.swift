import Dispatch
import LintelText
import LintelVocabulary

/// The files that a project names but that lie outside of its checkout.
///
/// Each path is checked once, because many packages may name the same file.
final class OutsideFiles: @unchecked Sendable {
  private let checkout: Checkout
  /// The folder that paths are relative to.
  private let root: String
  // Guards both variables; this is what makes the class safe to share.
  private let lock = DispatchSemaphore(value: 1)
  private var areOutside: [PathKey: Bool] = [:]
  private var leftOut: Set<String> = []

  init(of root: String) {
    self.root = root
    checkout = Checkout(around: AbsolutePath(root))
  }

  /// Whether the folder that is checked is part of its checkout.
  var holdRoot: Bool { checkout.holds(root) }

  func contains(_ path: String) -> Bool {
    locked { isOutside(path) }
  }

  /// Adds a file to the notes if it lies outside of the checkout.
  ///
  /// - Returns: whether it lies outside, so that it must not be read.
  func leaveOut(_ path: String) -> Bool {
    locked {
      guard isOutside(path) else { return false }
      leftOut.insert(path)
      return true
    }
  }

  private func isOutside(_ path: String) -> Bool {
    if let known = areOutside[PathKey(path)] { return known }
    let isOutside = !checkout.holds("\(root)/\(path)")
    areOutside[PathKey(path)] = isOutside
    return isOutside
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    lock.wait()
    defer { lock.signal() }
    return body()
  }

  /// The number of files that get a note each.
  private static let shownCount = 3

  /// The notes about the files that are left out.
  var notes: [Note] {
    let paths = locked { leftOut.sorted(by: RelativePath.precedes) }
    let rest = paths.count - Self.shownCount
    return paths.prefix(Self.shownCount).enumerated().map { position, path in
      Note(
        message:
          "'\(path)' lies outside of the checkout, so it is not read, and its contents are not known"
          + (position == Self.shownCount - 1 && rest > 0
            ? "; \(counted(rest, "more such file")) \(rest == 1 ? "is" : "are") not read either"
            : ""))
    }
  }
}

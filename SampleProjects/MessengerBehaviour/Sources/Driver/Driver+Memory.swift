import ScreenKit

/// A view that a scenario remembers without keeping it alive.
struct WatchedView {
  let identifier: String
  weak var view: View?
}

extension Driver {
  /// Remembers a visible view, to find out later whether the app has let go of it.
  func watch(
    _ identifier: String, file: String = #fileID, line: Int = #line
  ) throws -> WatchedView {
    try see(identifier, file: file, line: line)
    return WatchedView(identifier: identifier, view: window.visibleView(identifier))
  }

  /// Expects that nothing keeps the view alive: a screen that is gone must not leak.
  func appHasLetGo(
    of watched: WatchedView, file: String = #fileID, line: Int = #line
  ) throws {
    guard watched.view != nil else { return }
    throw failure(
      expected: "the view '\(watched.identifier)' of the last screen to be released",
      seen: "something still holds it", file: file, line: line)
  }
}

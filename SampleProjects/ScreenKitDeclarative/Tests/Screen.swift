import MessengerHost
import ScreenKit
import ScreenKitDeclarative

/// A window that shows a declarative view, and that is used as a user would.
@MainActor
final class Screen {
  let window: Window
  let controller: HostingController

  init(columns: Int = 40, rows: Int = 12, _ rootView: some DeclarativeView) {
    window = Window(size: Size(columns: columns, rows: rows))
    controller = HostingController(rootView: rootView)
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  /// Waits until the screen shows what has changed.
  func settle() async {
    window.layoutIfNeeded()
    await MainActor.settle()
    window.layoutIfNeeded()
    await MainActor.settle()
  }

  func tap(_ identifier: String) async throws {
    try window.tap(identifier)
    await settle()
  }

  func enter(_ text: String, into identifier: String) async throws {
    try window.enter(text, into: identifier)
    await settle()
  }

  /// What the control with `identifier` says; `nil` if nobody can see it.
  func text(_ identifier: String) -> String? {
    window.visibleView(identifier)?.accessibilityValue
  }

  /// What can be seen, without the blank rows at the end.
  var lines: [String] {
    let lines = window.draw()
    return Array(lines.prefix((lines.lastIndex { !$0.isEmpty } ?? -1) + 1))
  }
}

import MessengerHost
import ScreenKit
import ScreenKitDeclarative

@testable import CleanSwiftUI

/// A window that shows one view, with a state and interactors that a test has chosen.
@MainActor
struct Stage {
  let appState = AppState()
  private let window = Window(size: Size(columns: 60, rows: 40))

  init(_ view: some DeclarativeView, interactors: Interactors = .idle) {
    window.rootViewController = HostingController(
      rootView: view.environment(\.appState, appState).environment(\.interactors, interactors))
    window.makeKeyAndVisible()
  }

  /// What a view reads; `nil` if it cannot be seen.
  func text(_ identifier: String) -> String? {
    window.visibleView(identifier)?.accessibilityValue
  }

  func sees(_ identifier: String) -> Bool {
    window.visibleView(identifier) != nil
  }

  func isEnabled(_ identifier: String) -> Bool? {
    (window.visibleView(identifier) as? Control)?.isEnabled
  }

  func enter(_ text: String, into identifier: String) async throws {
    try window.enter(text, into: identifier)
    await MainActor.settle()
  }

  func tap(_ identifier: String) async throws {
    try window.tap(identifier)
    await MainActor.settle()
  }

  func settle() async {
    await MainActor.settle()
  }
}

extension Interactors {
  /// Interactors that do nothing, but for some.
  static func idle(
    session: any SessionInteractor = IdleInteractor(),
    sync: any SyncInteractor = IdleInteractor()
  ) -> Interactors {
    Interactors(
      session: session, contacts: IdleInteractor(), chats: IdleInteractor(),
      messages: IdleInteractor(), sync: sync, stickers: IdleInteractor(),
      settings: IdleInteractor())
  }
}

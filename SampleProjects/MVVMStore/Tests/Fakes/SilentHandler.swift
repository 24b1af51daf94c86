@testable import MVVMStore

/// Remembers what it is to do, and does nothing.
@MainActor
final class SilentHandler {
  private(set) var effects: [AppEffect] = []

  func perform(_ effect: AppEffect, send: @MainActor (AppEvent) -> Void) async {
    effects.append(effect)
  }
}

extension AppStore {
  /// A store whose effects have no outcome.
  static func silent(_ state: AppState) -> AppStore {
    AppStore(state, handler: SilentHandler().perform)
  }
}

import ScreenKitDeclarative

extension Binding {
  /// The place for interactors that this is for views.
  func subject<Part>() -> LoadableSubject<Part> where Value == Loadable<Part> {
    LoadableSubject(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  /// A selection that is acted upon at once, and never stays.
  static func selecting<ID>(_ select: @escaping @MainActor (ID) -> Void) -> Binding
  where Value == ID? {
    Binding(get: { nil }, set: { $0.map(select) })
  }
}

extension Binding where Value == Bool {
  /// Whether a question is asked now; here it can only be taken back.
  static func asks(_ question: Routing.Question, in appState: AppState) -> Binding {
    Binding(
      get: { appState.routing.question == question },
      set: { if !$0, appState.routing.question == question { appState.routing.question = nil } })
  }
}

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

extension AppState {
  /// Whether a question is asked now; it can only be taken back here.
  func asks(_ question: Routing.Question) -> Binding<Bool> {
    Binding(
      get: { self.routing.question == question },
      set: { if !$0, self.routing.question == question { self.routing.question = nil } })
  }
}

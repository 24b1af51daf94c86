import ScreenKitDeclarative

/// The screens of a tab: the first one, and the page above it, if there is one.
struct TabStack<First: DeclarativeView, Page: DeclarativeView>: DeclarativeView {
  /// The number of the visit to the page; `nil` if there is no page.
  let visit: Int?
  let goBack: @MainActor () -> Void
  @ViewBuilder let first: First
  @ViewBuilder let page: @MainActor () -> Page

  var body: some DeclarativeView {
    NavigationStack(path: path) {
      first
    } destination: { _ in
      page()
    }
  }

  private var path: Binding<[Int]> {
    Binding(
      get: { visit.map { [$0] } ?? [] },
      set: { path in if path.isEmpty { goBack() } })
  }
}

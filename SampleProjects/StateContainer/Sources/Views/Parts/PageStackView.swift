import ScreenKitDeclarative

/// The first screen of a tab, and the page above it if there is one.
struct PageStackView<First: DeclarativeView, Page: DeclarativeView>: DeclarativeView {
  /// What tells the visit to the page from every other one; `nil` if there is no page.
  let visit: Int?
  let goBack: @MainActor () -> Void
  @ViewBuilder let first: @MainActor () -> First
  @ViewBuilder let page: @MainActor () -> Page

  var body: some DeclarativeView {
    let path = Binding(
      get: { visit.map { [$0] } ?? [] },
      set: { visits in if visits.isEmpty { goBack() } })
    NavigationStack(path: path) {
      first()
    } destination: { _ in
      page()
    }
  }
}

import ScreenKitDeclarative

/// The first screen of a tab, and the page above it if there is one.
struct PageStackView<First: DeclarativeView, Page: DeclarativeView>: DeclarativeView {
  /// What tells the visit to the page from every other one; `nil` if there is no page.
  ///
  /// It is set to `nil` when the user goes back.
  let visit: Binding<Int?>
  @ViewBuilder let first: @MainActor () -> First
  @ViewBuilder let page: @MainActor () -> Page

  var body: some DeclarativeView {
    let path = Binding(
      get: { visit.wrappedValue.map { [$0] } ?? [] }, set: { visit.wrappedValue = $0.last })
    NavigationStack(path: path) {
      first()
    } destination: { _ in
      page()
    }
  }
}

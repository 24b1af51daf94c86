import ScreenKitDeclarative

extension DeclarativeView {
  /// Runs a task while the view is on the screen, and another one in its place when `id` changes.
  @ViewBuilder func task<ID: Hashable>(
    id: ID, _ action: @escaping @MainActor () async -> Void
  ) -> some DeclarativeView {
    self
    // What has another identity is another view, and the task of the old one is cancelled.
    ForEach([id], id: \.self) { _ in EmptyView().task(action) }
  }
}

import ScreenKit

/// A screen that is presented.
struct Sheet: Presentation {
  let content: @MainActor () -> any DeclarativeView

  /// A sheet has no way out of its own: the app takes it away.
  func makeController(
    in context: ViewContext, dismissed: @escaping @MainActor () -> Void
  ) -> ViewController {
    HostingController(rootView: DeferredView(content: content), context: context)
  }

  func update(_ controller: ViewController, in context: ViewContext) {
    (controller as? HostingController)?.update(
      rootView: DeferredView(content: content), context: context)
  }
}

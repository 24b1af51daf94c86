/// A view of which only that it is one is known.
struct AnyView: ModifiedView {
  let content: any DeclarativeView
}

/// A view that is made when it is needed, so that what making it reads is noticed there.
struct DeferredView: DeclarativeView {
  let content: @MainActor () -> any DeclarativeView

  var body: AnyView { AnyView(content: content()) }
}

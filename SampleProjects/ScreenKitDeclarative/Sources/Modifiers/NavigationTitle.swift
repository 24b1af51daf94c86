extension DeclarativeView {
  /// Says what the bar above the screen reads that this view is on.
  public func navigationTitle(_ title: String) -> some DeclarativeView {
    TitledView(content: self, title: title)
  }
}

/// A view that names its screen.
private struct TitledView: ModifiedView {
  let content: any DeclarativeView
  let title: String

  func makeNode(in context: ViewContext) -> Node {
    TitledNode(self, context: context)
  }
}

private final class TitledNode: StructuralNode<TitledView> {
  override func show() {
    super.show()
    context.screen?.title = view.title
  }
}

/// A view that ScreenKit shows, rather than one that is made of other views.
protocol PrimitiveView: DeclarativeView where Body == Never {
  /// Makes the node that shows views of this type.
  func makeNode(in context: ViewContext) -> Node
}

/// A view that has no control of its own: it only says which views there are, and in which order.
protocol StructuralView: PrimitiveView {
  /// The views; each has an identity, by which it is found again after a change.
  var children: [(id: AnyHashable, view: any DeclarativeView)] { get }

  /// What the children find where they stand, which is `context` unless the view says otherwise.
  func childContext(_ context: ViewContext) -> ViewContext
}

extension StructuralView {
  func makeNode(in context: ViewContext) -> Node {
    StructuralNode(self, context: context)
  }

  func childContext(_ context: ViewContext) -> ViewContext { context }
}

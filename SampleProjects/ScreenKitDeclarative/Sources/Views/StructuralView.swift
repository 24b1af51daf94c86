/// A view that ScreenKit shows, rather than one that is made of other views.
protocol PrimitiveView: DeclarativeView where Body == Never {
  /// Makes the node that shows views of this type.
  func makeNode(in context: ViewContext) -> Node
}

/// A view that has no control of its own: it only says which views there are, and in which order.
protocol StructuralView: PrimitiveView {
  /// The views, in their order.
  var elements: [IdentifiedView] { get }

  /// What these views find where they stand, which is `context` unless the view says otherwise.
  func childContext(_ context: ViewContext) -> ViewContext
}

extension StructuralView {
  func makeNode(in context: ViewContext) -> Node {
    StructuralNode(self, context: context)
  }

  func childContext(_ context: ViewContext) -> ViewContext { context }
}

/// A view with the identity by which it is found again after a change.
@MainActor
struct IdentifiedView {
  let id: AnyHashable
  let view: any DeclarativeView
}

/// A view with something said of it.
protocol ModifiedView: StructuralView {
  var content: any DeclarativeView { get }
}

extension ModifiedView {
  var elements: [IdentifiedView] { [IdentifiedView(id: 0, view: content)] }
}

/// The node of a view of type `Value`.
class ViewNode<Value: DeclarativeView>: Node {
  /// The view's present value.
  fileprivate(set) var view: Value

  init(_ view: Value, context: ViewContext) {
    self.view = view
    super.init(context: context)
  }
}

extension DeclarativeView {
  /// Shows this value in `node` if that shows views of this type, or else in a new node.
  func node(updating node: Node?, in context: ViewContext) -> Node {
    var context = context
    context.depth += 1
    if let node = node as? ViewNode<Self> {
      node.view = self
      node.context = context
      node.update()
      return node
    }
    node?.remove()
    let node =
      (self as? any PrimitiveView)?.makeNode(in: context) ?? CompositeNode(self, context: context)
    node.update()
    return node
  }
}

/// The node of a view that only says which views there are.
class StructuralNode<Value: StructuralView>: ViewNode<Value> {
  private var nodes: [(id: AnyHashable, node: Node)] = []

  override var children: [Node] { nodes.map(\.node) }

  override func show() {
    var old = Dictionary(nodes.map { ($0.id, $0.node) }, uniquingKeysWith: { first, _ in first })
    let childContext = view.childContext(context)
    nodes = view.elements.map { element in
      let node = old.removeValue(forKey: element.id)
      return (element.id, element.view.node(updating: node, in: childContext))
    }
    for node in old.values { node.remove() }
  }
}

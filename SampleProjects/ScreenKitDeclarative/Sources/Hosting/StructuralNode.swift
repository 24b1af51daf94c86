/// The node of a view that only says which views there are.
class StructuralNode<Value: StructuralView>: ViewNode<Value> {
  private var nodes: [(id: AnyHashable, node: Node)] = []

  override var children: [Node] { nodes.map(\.node) }

  override func show() {
    let old = nodes
    var left = Dictionary(old.map { ($0.id, $0.node) }, uniquingKeysWith: { first, _ in first })
    let childContext = view.childContext(context)
    nodes = view.elements.map { element in
      let node = left.removeValue(forKey: element.id)
      return (element.id, element.view.node(updating: node, in: childContext))
    }
    for (id, _) in old { left[id]?.remove() }
  }
}

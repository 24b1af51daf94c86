/// The node of a view that is made of other views.
final class CompositeNode<Value: DeclarativeView>: ViewNode<Value> {
  private let storage = StateStorage()
  private var body: Node?

  override var children: [Node] { body.map { [$0] } ?? [] }

  override func show() {
    storage.owner = self
    for property in Mirror(reflecting: view).children {
      guard let label = property.label else { continue }
      (property.value as? any DynamicProperty)?.connect(
        to: storage, label: label, environment: context.environment)
    }
    let newBody = observing { view.body }
    body = newBody.node(updating: body, in: context)
  }
}

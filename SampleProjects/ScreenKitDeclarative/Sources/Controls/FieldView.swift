import ScreenKit

/// A view that a text field shows.
protocol FieldView: ControlView where Shown: ScreenKit.TextField {
  var title: String { get }
  var text: Binding<String> { get }

  func makeField(identifier: String?) -> Shown
}

extension FieldView {
  func makeControl(for node: ControlNode<Self>) -> Shown {
    let field = makeField(identifier: node.context.attributes.identifier)
    field.addAction(
      { [weak node, weak field] in
        guard let text = field?.text else { return }
        node?.report { $0.text.wrappedValue = text }
      }, for: .editingChanged)
    field.addAction({ [weak node] in node?.context.onSubmit?() }, for: .editingDidEndOnExit)
    return field
  }

  func update(_ field: Shown) {
    field.placeholder = title
    field.text = text.wrappedValue
  }
}

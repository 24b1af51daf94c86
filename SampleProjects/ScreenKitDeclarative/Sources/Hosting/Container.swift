import ScreenKit

/// Keeps the subviews of a stack in step with a view that is shown in it.
@MainActor
final class Container {
  let stack: StackView
  private(set) var content: Node?

  init(_ axis: StackView.Axis) {
    stack = StackView(arrangedSubviews: [], axis: axis)
  }

  /// Shows `view`, which finds `context` in the stack.
  func show(_ view: any DeclarativeView, in context: ViewContext) {
    var context = context
    context.container = self
    content = view.node(updating: content, in: context)
    arrange()
  }

  /// Puts the controls that there are now in their order; those that stay keep the keyboard.
  func arrange() {
    let views = content?.views ?? []
    guard !views.elementsEqual(stack.subviews, by: { $0 === $1 }) else { return }
    for gone in stack.subviews where !views.contains(where: { $0 === gone }) {
      gone.removeFromSuperview()
    }
    for view in views { stack.addSubview(view) }
  }
}

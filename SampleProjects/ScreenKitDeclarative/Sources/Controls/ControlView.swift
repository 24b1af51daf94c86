import ScreenKit

/// A view that one control of ScreenKit shows.
protocol ControlView: PrimitiveView {
  associatedtype Shown: View

  /// Makes the control, whose actions go to the value that `node` has when they happen.
  func makeControl(for node: ControlNode<Self>) -> Shown

  /// Brings the control up to date.
  func update(_ control: Shown)
}

extension ControlView {
  func makeNode(in context: ViewContext) -> Node {
    ControlNode(self, context: context)
  }
}

/// The node of a view that one control shows.
final class ControlNode<Value: ControlView>: ViewNode<Value> {
  private(set) lazy var control = view.makeControl(for: self)

  override var views: [View] { [control] }

  override func show() {
    observing { view.update(control) }
    (control as? Control)?.isEnabled = context.environment.isEnabled
    (control as? Label)?.numberOfLines = context.environment.lineLimit ?? 0
    context.attributes.apply(to: control)
  }

  /// Tells the view's present value what the user has done.
  ///
  /// The control then shows that value again, which may have been changed otherwise, or not at all.
  func report(_ action: (Value) -> Void) {
    action(view)
    setNeedsUpdate()
  }
}

extension Node {
  /// The nodes of all views of type `Value` in this tree, in their order.
  func controls<Value: ControlView>(of type: Value.Type) -> [ControlNode<Value>] {
    ((self as? ControlNode<Value>).map { [$0] } ?? []) + children.flatMap { $0.controls(of: type) }
  }
}

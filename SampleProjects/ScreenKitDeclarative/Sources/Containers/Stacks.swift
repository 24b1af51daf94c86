import ScreenKit

/// Views below one another.
public struct VStack: DeclarativeView {
  public typealias Body = Never

  let content: any DeclarativeView

  public init(@ViewBuilder content: () -> some DeclarativeView) {
    self.content = content()
  }
}

/// Views beside one another.
public struct HStack: DeclarativeView {
  public typealias Body = Never

  let content: any DeclarativeView

  public init(@ViewBuilder content: () -> some DeclarativeView) {
    self.content = content()
  }
}

extension VStack: ArrangedView {
  var axis: StackView.Axis { .vertical }
}

extension HStack: ArrangedView {
  var axis: StackView.Axis { .horizontal }
}

/// A view that a stack shows.
protocol ArrangedView: PrimitiveView {
  var axis: StackView.Axis { get }
  var content: any DeclarativeView { get }
}

extension ArrangedView {
  func makeNode(in context: ViewContext) -> Node {
    StackNode(self, context: context)
  }
}

/// The node of a stack.
private final class StackNode<Value: ArrangedView>: ViewNode<Value> {
  private lazy var container = Container(view.axis)

  override var children: [Node] { container.content.map { [$0] } ?? [] }
  override var views: [View] { [container.stack] }

  override func show() {
    container.show(view.content, in: context.inside)
    context.attributes.apply(to: container.stack)
  }
}

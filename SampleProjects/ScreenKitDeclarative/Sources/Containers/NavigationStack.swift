import ScreenKit

/// Screens on top of each other: the root, and one for each value of a path.
///
/// Going back takes the last value from the path.
public struct NavigationStack: DeclarativeView {
  public typealias Body = Never

  let root: any DeclarativeView
  let path: Binding<[AnyHashable]>
  let destination: @MainActor (AnyHashable) -> any DeclarativeView

  /// - Parameters:
  ///   - path: The values for which there are screens on top of the root.
  ///   - root: The lowest screen.
  ///   - destination: The screen for a value; another value is another screen.
  public init<Value: Hashable, Destination: DeclarativeView>(
    path: Binding<[Value]>,
    @ViewBuilder root: () -> some DeclarativeView,
    @ViewBuilder destination: @escaping @MainActor (Value) -> Destination
  ) {
    self.root = root()
    self.path = Binding(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = $0.compactMap { $0.base as? Value } })
    self.destination = { ($0.base as? Value).map(destination) }
  }
}

extension NavigationStack: PrimitiveView {
  func makeNode(in context: ViewContext) -> Node {
    NavigationNode(self, context: context)
  }
}

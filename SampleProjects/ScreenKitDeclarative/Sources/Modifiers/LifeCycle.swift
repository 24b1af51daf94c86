extension DeclarativeView {
  /// Does something when the view comes onto the screen, also again after it has left it.
  public func onAppear(perform action: @escaping @MainActor () -> Void) -> some DeclarativeView {
    LifeCycleView(content: self, onAppear: action)
  }

  /// Does something when the view leaves the screen.
  public func onDisappear(perform action: @escaping @MainActor () -> Void) -> some DeclarativeView {
    LifeCycleView(content: self, onDisappear: action)
  }

  /// Runs a task while the view is on the screen, and cancels it when the view leaves.
  public func task(_ action: @escaping @MainActor () async -> Void) -> some DeclarativeView {
    LifeCycleView(content: self, task: action)
  }

  /// Does something when `value` is not what it was when the view was shown last.
  ///
  /// - Parameter action: Called with the old value and the new one.
  public func onChange<Value: Equatable>(
    of value: Value, _ action: @escaping @MainActor (Value, Value) -> Void
  ) -> some DeclarativeView {
    ObservingView(content: self, value: value, action: action)
  }
}

/// A view whose coming and going somebody hears of.
private struct LifeCycleView: ModifiedView {
  let content: any DeclarativeView
  var onAppear: (@MainActor () -> Void)?
  var onDisappear: (@MainActor () -> Void)?
  var task: (@MainActor () async -> Void)?

  func makeNode(in context: ViewContext) -> Node {
    LifeCycleNode(self, context: context)
  }
}

private final class LifeCycleNode: StructuralNode<LifeCycleView> {
  private var task: Task<Void, Never>?

  override func didAppear() {
    view.onAppear?()
    task = view.task.map { task in Task { await task() } }
  }

  override func didDisappear() {
    task?.cancel()
    view.onDisappear?()
  }

  deinit {
    task?.cancel()
  }
}

/// A view that comes with a value whose changes somebody hears of.
private struct ObservingView<Value: Equatable>: ModifiedView {
  let content: any DeclarativeView
  let value: Value
  let action: @MainActor (Value, Value) -> Void

  func makeNode(in context: ViewContext) -> Node {
    ObservingNode(self, value: value, context: context)
  }
}

private final class ObservingNode<Value: Equatable>: StructuralNode<ObservingView<Value>> {
  private var value: Value

  init(_ view: ObservingView<Value>, value: Value, context: ViewContext) {
    self.value = value
    super.init(view, context: context)
  }

  override func show() {
    super.show()
    let old = value
    value = view.value
    if value != old { view.action(old, value) }
  }
}

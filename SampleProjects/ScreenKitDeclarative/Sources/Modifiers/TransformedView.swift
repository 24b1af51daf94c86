/// A view whose context is changed for what is inside.
struct TransformedView: ModifiedView {
  let content: any DeclarativeView
  let transform: @MainActor (inout ViewContext) -> Void

  func childContext(_ context: ViewContext) -> ViewContext {
    var context = context
    transform(&context)
    return context
  }
}

extension DeclarativeView {
  /// Names the view for tests and assistive technologies.
  public func accessibilityIdentifier(_ identifier: String) -> some DeclarativeView {
    TransformedView(content: self) { $0.attributes.identifier = identifier }
  }

  /// Hides the view, whose controls and state stay.
  public func hidden(_ isHidden: Bool = true) -> some DeclarativeView {
    TransformedView(content: self) { $0.attributes.isHidden = $0.attributes.isHidden || isHidden }
  }

  /// Keeps the user from acting on the controls in the view.
  public func disabled(_ isDisabled: Bool) -> some DeclarativeView {
    TransformedView(content: self) { context in
      context.environment.isEnabled = context.environment.isEnabled && !isDisabled
    }
  }

  /// Says how many lines each text in the view may take; `nil` means as many as it needs.
  ///
  /// What does not fit is left out, with an ellipsis at the end.
  public func lineLimit(_ number: Int?) -> some DeclarativeView {
    TransformedView(content: self) { $0.environment.lineLimit = number }
  }

  /// Hands a value down to the views inside.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some DeclarativeView {
    TransformedView(content: self) { $0.environment[keyPath: keyPath] = value }
  }

  /// Says what the return key does in the fields inside.
  public func onSubmit(_ action: @escaping @MainActor () -> Void) -> some DeclarativeView {
    TransformedView(content: self) { $0.onSubmit = action }
  }
}

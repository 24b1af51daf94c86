/// A value that the views around a view have handed down to it: `@Environment(\.isEnabled)`.
@MainActor
@propertyWrapper
public struct Environment<Value> {
  private let link = Link()
  private let keyPath: KeyPath<EnvironmentValues, Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  public var wrappedValue: Value { link.environment[keyPath: keyPath] }

  @MainActor
  private final class Link {
    var environment = EnvironmentValues()
  }
}

extension Environment: DynamicProperty {
  func connect(to storage: StateStorage, label: String, environment: EnvironmentValues) {
    link.environment = environment
  }
}
